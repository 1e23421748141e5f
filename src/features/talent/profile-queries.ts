import { companyJobsQuery } from '../../api/jobs.ts'
import { userQuery } from '../../api/talent.ts'

/** A public page for its own screen, which says itself why there is none: without an alert beside it. */
export const openUserQuery = (id: number) => ({ ...userQuery(id), meta: { quiet: true } })

/** A company's jobs for its own screen; the first page that is asked for also brings the company and its employees. */
export const openCompanyQuery = (id: number, page = 1) => ({
  ...companyJobsQuery(id, page),
  meta: { quiet: true },
})
