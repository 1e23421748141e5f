import type { Job } from '../../api/jobs.ts'
import { isInCents, type Payment } from '../../api/payments.ts'

/** How long featuring lasts (product: constants), in days. */
export const featuredDays = 30

/**
 * Where featuring a job stands, as far as its owner can know (rules 23, 24):
 * - `featured`: its 30 days run
 * - `review`: a receipt was handed in and is being checked
 * - `paid`: paid, and the 30 days wait for the job's approval; not `isSure` where they may be over already
 * - `open`: it can be paid. `begun`: a card payment was tried and its outcome was not told here. `notFound`: the newest
 *   payment is a transfer that was not found on the account
 */
export type Standing =
  | { kind: 'featured' }
  | { kind: 'review'; payment: Payment }
  | { kind: 'paid'; payment: Payment; isSure: boolean }
  | { kind: 'open'; begun: boolean; notFound: Payment | undefined }

/**
 * Reads the standing off a job and its payments, newest first. A payment tells nothing about which days it has paid for:
 * for a job that is not approved, one of the last 30 days cannot have been used up, an older one may have been. Then, and
 * where a status is a word of the backend's own, nobody is asked to pay again before the approval tells (rules 25).
 * @param now in milliseconds since 1970 UTC
 */
export function standingOf(
  job: Pick<Job, 'is_featured' | 'state'>,
  payments: readonly Payment[],
  now: number,
): Standing {
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
    begun: payments.some(({ method, status }) => method === 'stripe' && status === 'pending'),
    notFound: newest?.method === 'other' && newest.status === 'failed' ? newest : undefined,
  }
}

/** Whether a status is one of the contract's, whose values are assumed. */
function isKnown(status: Payment['status']): boolean {
  return status === 'pending' || status === 'succeeded' || status === 'failed'
}

/** What a payment's amount is in dollars: those of cards are told in cents (product: constants). */
export function dollarsOf(payment: Pick<Payment, 'method' | 'amount'>): number | undefined {
  const { amount } = payment
  return amount !== undefined && isInCents(payment) ? amount / 100 : amount
}
