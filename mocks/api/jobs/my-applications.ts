import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf, wantedPage } from '../../rules/pages.ts'
import { holdsAll, searchable, wordsOf } from '../../rules/text.ts'
import { application } from '../../views/applications.ts'

/** POST /api/jobs/my-applications: the caller's applications, newest first; `search` covers jobs and companies. */
export const operation = define('jobs/my-applications', (context) => {
  const { body, actor, tx } = context
  const wanted = wordsOf(body.search ?? '')
  const own = tx.applications
    .by('account_id', actor.id)
    .filter((row) => {
      const job = tx.jobs.need(row.job_id)
      return holdsAll(wanted, searchable([job.title, tx.accounts.need(job.account_id).name]))
    })
    .sort(newestFirst)
  const { rows, pages, total } = pageOf(own, wantedPage(context))
  return { applications: rows.map((row) => application(tx, row)), pages, total }
})
