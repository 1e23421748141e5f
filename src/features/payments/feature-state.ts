import type { Job } from '../../api/jobs.ts'
import type { Payment } from '../../api/payments.ts'

/** How long featuring lasts, in days (product: constants). */
export const featuredDays = 30

/**
 * The state of featuring a job, as far as its owner can know (rules 23, 24):
 * - `featured`: its 30 days are running
 * - `review`: a receipt was uploaded and is being checked
 * - `paid`: paid, and the 30 days start when the job is approved; without `isSure` they may already be over
 * - `open`: it can be paid. `started`: a card payment was started, with an unknown outcome. `notFound`: the newest
 * payment is a transfer that did not reach our account. `isUnread`: the status of a payment is unknown
 */
export type FeatureState =
  | { kind: 'featured' }
  | { kind: 'review'; payment: Payment }
  | { kind: 'paid'; payment: Payment; isSure: boolean }
  | { kind: 'open'; started: boolean; notFound: Payment | undefined; isUnread: boolean }

/**
 * Derives the state from a job and its payments, newest first. A payment does not say which days it paid for. If the
 * job is not approved, a payment from the last 30 days cannot be used up, but an older one may be. Even then, and for
 * an unknown payment status, nobody is asked to pay again before the job is approved (rules 25).
 * @param now in milliseconds since 1970 UTC
 */
export function featureStateOf(
  job: Pick<Job, 'is_featured' | 'state'>,
  payments: readonly Payment[],
  now: number,
): FeatureState {
  if (job.is_featured === 1) return { kind: 'featured' }
  const receipt = payments.find(({ method, status }) => method === 'other' && status === 'pending')
  if (receipt) return { kind: 'review', payment: receipt }
  const paid = payments.find(({ status }) => status === 'succeeded' || !isKnown(status))
  if (paid && job.state !== 'approved') {
    const age = now - Date.parse(paid.created_at)
    return { kind: 'paid', payment: paid, isSure: isKnown(paid.status) && age < featuredDays * 86_400_000 }
  }
  const [newest] = payments
  return {
    kind: 'open',
    started: payments.some(({ method, status }) => method === 'stripe' && status === 'pending'),
    notFound: newest?.method === 'other' && newest.status === 'failed' ? newest : undefined,
    isUnread: payments.some(({ status }) => !isKnown(status)),
  }
}

/** Whether this is one of the contract's payment statuses. Another backend may have more. */
function isKnown(status: Payment['status']): boolean {
  return status === 'pending' || status === 'succeeded' || status === 'failed'
}
