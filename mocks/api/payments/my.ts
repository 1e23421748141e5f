import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf, wantedPage } from '../../rules/pages.ts'
import { iso } from '../../engine/base/clock.ts'

/** POST /api/payments/my: the recruiter's payments, newest first; card amounts are in cents (product: constants). */
export const operation = define('payments/my', (context) => {
  const { actor, tx } = context
  const own = tx.payments.by('account_id', actor.id).sort(newestFirst)
  const { rows, pages, total } = pageOf(own, wantedPage(context))
  const payments = rows.map(({ id, method, status, amount, intent_id, job_id, created_at }) => ({
    id,
    method,
    status,
    amount,
    payment_obj: { id: intent_id ?? id },
    job: { id: job_id, title: tx.jobs.need(job_id).title },
    table_id: job_id,
    created_at: iso(created_at),
  }))
  return { payments, pages, total }
})
