import { operation as define } from '../../operation.ts'
import { findJobs } from '../../model/search.ts'
import { wantedPage } from '../../rules/pages.ts'
import { Refused } from '../../engine/base/errors.ts'
import { company, linkedPerson } from '../../views/accounts.ts'
import { jobCard } from '../../views/jobs.ts'

/** POST /api/jobs/search: listed jobs by the filters of rules 15; with `company_id`, those of one company. */
export const operation = define('jobs/search', (context) => {
  const { body, tx, now } = context
  const owner = body.company_id === undefined ? undefined : tx.accounts.get(body.company_id)
  if (body.company_id !== undefined && owner?.type !== 'recruiter') throw new Refused('Company not found.')
  const query = { ...body, account_id: owner?.id }
  const { rows, pages, total } = findJobs(tx, now, query, wantedPage(context))
  const answer = { jobs: rows.map((job) => jobCard(context, job)), pages, total }
  if (!owner || !body.fetch_company) return answer
  const links = tx.employee_links.by('recruiter_id', owner.id).filter(({ status }) => status === 'accepted')
  const employees = links.map((link) => ({
    id: link.id,
    status: link.status,
    employee: linkedPerson(tx.accounts.need(link.employee_id)),
  }))
  return { ...answer, company: company(owner), employees, total_employees: links.length }
})
