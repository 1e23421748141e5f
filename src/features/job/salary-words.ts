import type { JobCard } from '../../api/jobs.ts'
import { formatPay } from '../../ui/pay.ts'

/**
 * The salary in the job's currency and the reader's locale; `null` if the job doesn't state one. An end of 0 is none:
 * backends store it for a salary that was left empty.
 */
export function salaryWords(
  { currency, salary_from, salary_to }: Pick<JobCard, 'currency' | 'salary_from' | 'salary_to'>,
  locale?: string,
): string | null {
  return formatPay(currency, salary_from || null, salary_to || null, locale)
}
