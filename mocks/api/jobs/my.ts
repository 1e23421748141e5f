import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf, wantedPage } from '../../rules/pages.ts'
import { folded } from '../../rules/text.ts'
import { ownJob } from '../../views/jobs.ts'

/** POST /api/jobs/my: the caller's jobs in every state, newest first; `search` covers titles. */
export const operation = define('jobs/my', (context) => {
  const { body, actor, tx } = context
  const wanted = folded(body.search ?? '').trim()
  const own = tx.jobs
    .by('account_id', actor.id)
    .filter((job) => job.deleted_at === null && folded(job.title).includes(wanted))
    .sort(newestFirst)
  const { rows, pages, total } = pageOf(own, wantedPage(context))
  return { jobs: rows.map((job) => ownJob(context, job)), pages, total }
})
