import { companyJobsQuery } from '../../api/jobs.ts'
import { userQuery } from '../../api/talent.ts'

/** The query of a public page's own screen. Failures raise no alert, as the screen itself reports them. */
export const openUserQuery = (id: number) => ({ ...userQuery(id), meta: { quiet: true } })

/** A company's jobs for its own screen. Whichever page is requested first also brings the company and its employees. */
export const openCompanyQuery = (id: number, page = 1) => ({
  ...companyJobsQuery(id, page),
  meta: { quiet: true },
})
