import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf, wantedPage } from '../../rules/pages.ts'
import { holdsAll, searchable, wordsOf } from '../../rules/text.ts'
import { ownJob } from '../../views/jobs.ts'

/** POST /api/jobs/my: the caller's jobs in every state, newest first; `search` covers titles. */
export const operation = define('jobs/my', (context) => {
  const { body, actor, tx } = context
  const wanted = wordsOf(body.search ?? '')
  const own = tx.jobs
    .by('account_id', actor.id)
    .filter((job) => job.deleted_at === null && holdsAll(wanted, searchable([job.title])))
    .sort(newestFirst)
  const { rows, pages, total } = pageOf(own, wantedPage(context))
  return { jobs: rows.map((job) => ownJob(context, job)), pages, total }
})
