import type { JobCard } from '../../api/jobs.ts'
import { formatPay } from '../../ui/pay.ts'

type Salary = Pick<JobCard, 'currency' | 'salary_from' | 'salary_to' | 'unread'>

const isUnread = ({ unread = [] }: Salary) =>
  unread.some((field) => ['currency', 'salary_from', 'salary_to'].includes(field))

/**
 * The salary in the job's currency and the reader's locale; `null` if it is unknown (`noSalaryWords`). An end of 0 is
 * none: backends store it for a salary that was left empty.
 */
export function salaryWords(job: Salary, locale?: string): string | null {
  return isUnread(job)
    ? null
    : formatPay(job.currency, job.salary_from || null, job.salary_to || null, locale)
}

/** Said once on a page with salaries: a job has no field for whether they are per hour, month or year. */
export const periodWords = 'Salary period: in the description'

/** Says that a job states no salary, or that it could not be read (rules 44). */
export function noSalaryWords(job: Salary): string {
  return isUnread(job) ? 'Salary unknown' : 'Salary not stated'
}
