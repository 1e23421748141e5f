import type { JobCard } from '../../api/jobs.ts'
import type { JobOrder } from './job-order.ts'

/** Sorts jobs. Jobs that compare equal stay in the backend's order. */
export function inOrder(jobs: readonly JobCard[], order: JobOrder): readonly JobCard[] {
  switch (order) {
    case 'found':
      return jobs
    case 'newest':
      return jobs.toSorted((a, b) => momentOf(b) - momentOf(a))
    case 'title':
      return jobs.toSorted((a, b) => a.title.localeCompare(b.title))
  }
}

/** The job's date in milliseconds since 1970 UTC; 0 if it can't be read, so that it counts as the oldest. */
function momentOf({ created_at }: JobCard): number {
  const moment = Date.parse(created_at)
  return Number.isNaN(moment) ? 0 : moment
}
