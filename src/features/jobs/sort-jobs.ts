import type { JobCard } from '../../api/jobs.ts'
import type { JobOrder } from './job-order.ts'

/**
 * Jobs in an order; what ties stays as it was found. Pay is compared within a currency, as nothing is converted (rules
 * 15): the currency that most of the jobs name comes first, and jobs that state none come last.
 */
export function inOrder(jobs: readonly JobCard[], order: JobOrder): readonly JobCard[] {
  switch (order) {
    case 'found':
      return jobs
    case 'newest':
      return jobs.toSorted((a, b) => momentOf(b) - momentOf(a))
    case 'title':
      return jobs.toSorted((a, b) => a.title.localeCompare(b.title))
    case 'pay': {
      const named = jobs.filter((job) => payOf(job) !== null).map(({ currency }) => currency)
      const frequency = (currency: string) => named.filter((each) => each === currency).length
      return jobs.toSorted((a, b) => {
        const [payA, payB] = [payOf(a), payOf(b)]
        if (payA === null || payB === null) return Number(payA === null) - Number(payB === null)
        if (a.currency === b.currency) return payB - payA
        return frequency(b.currency) - frequency(a.currency) || a.currency.localeCompare(b.currency)
      })
    }
  }
}

function payOf({ salary_from, salary_to }: JobCard): number | null {
  return salary_to ?? salary_from
}

/** A date that cannot be read counts as the oldest. */
function momentOf({ created_at }: JobCard): number {
  const moment = Date.parse(created_at)
  return Number.isNaN(moment) ? 0 : moment
}
