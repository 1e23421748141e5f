import { isFeatured } from '../../rules/featuring.ts'
import { byRelevance, matcher } from '../../rules/job-search.ts'
import { pageOf } from '../../rules/pages.ts'
import { Refused } from '../../runtime/errors.ts'
import { operation as define } from '../../runtime/operation.ts'
import { company, linkedPerson } from '../../views/accounts.ts'
import { jobCard, listedJobs } from '../../views/jobs.ts'

/** POST /api/jobs/search: listed jobs by the filters of rules 15; with `company_id` those of one company. */
export const operation = define('jobs/search', (context) => {
  const { body, tx, now } = context
  const owner = body.company_id === undefined ? undefined : tx.accounts.get(body.company_id)
  if (body.company_id !== undefined && owner?.type !== 'recruiter') throw new Refused('Company not found.')
  const candidates = owner ? tx.jobs.by('listed_of', owner.id) : listedJobs(tx)
  const matches = matcher<(typeof candidates)[number]>(body, (job) => tx.accounts.need(job.account_id).name)
  const found = candidates.filter(matches).sort(byRelevance((job) => isFeatured(job, now)))
  const { rows, pages, total } = pageOf(found, body.page)
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
