import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf } from '../../rules/pages.ts'
import { iso } from '../../engine/call/clock.ts'

/** POST /api/receipts/my: the recruiter's receipts, newest first. */
export const operation = define('receipts/my', ({ body, actor, tx }) => {
  const { rows, pages, total } = pageOf(tx.receipts.by('account_id', actor.id).sort(newestFirst), body.page)
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
