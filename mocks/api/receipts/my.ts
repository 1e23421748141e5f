import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf, wantedPage } from '../../rules/pages.ts'
import { iso } from '../../engine/base/clock.ts'

/** POST /api/receipts/my: the recruiter's receipts, newest first. */
export const operation = define('receipts/my', (context) => {
  const { actor, tx } = context
  const own = tx.receipts.by('account_id', actor.id).sort(newestFirst)
  const { rows, pages, total } = pageOf(own, wantedPage(context))
  const receipts = rows.map(({ id, type, path, job_id, created_at }) => ({
    id,
    type,
    path,
    job: { id: job_id, title: tx.jobs.need(job_id).title },
    table_id: job_id,
    created_at: iso(created_at),
  }))
  return { receipts, pages, total }
})
