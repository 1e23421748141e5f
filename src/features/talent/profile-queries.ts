import { companyJobsQuery } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { userQuery } from '../../api/talent.ts'

/** Loads a profile for its public page. Failures raise no alert, because the page reports them. */
export const openUserQuery = (id: number) => quiet(userQuery(id))

/** Loads a company's jobs for its public page. The first request also loads the company and its employees. */
export const openCompanyQuery = (id: number, page = 1) => quiet(companyJobsQuery(id, page))
