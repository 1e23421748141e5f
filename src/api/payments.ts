import { queryOptions } from '@tanstack/react-query'
import type { Answer, Entity } from './client.ts'
import { unreadable } from './errors.ts'
import { callMutation, callSignedIn, pageOf, withPages, type Pages } from './options.ts'
import type { components } from './schema.gen.ts'

export type BankDetails = Entity<'BankDetails'>
export type Payment = Entity<'Payment'>
export type PaymentMethod = components['schemas']['PaymentMethod']
export type PaymentStatus = components['schemas']['PaymentStatus']
export type Receipt = Entity<'Receipt'>

const card: PaymentMethod = 'stripe'

/** Returns the amount of a payment in dollars: card amounts are in cents, others in dollars (product: constants). */
export function dollarsOf({ method, amount }: Pick<Payment, 'method' | 'amount'>): number | undefined {
  return amount !== undefined && method === card ? amount / 100 : amount
}

/** The bank account for payments to feature a job. */
export const bankQuery = () =>
  queryOptions({
    queryKey: ['payments', 'bank'] as const,
    queryFn: async ({ signal }) =>
      (await callSignedIn('fetch-bank', { type: 'feature_job' }, { signal })).bank,
  })

/** The recruiter's payments. Amounts paid by card (`stripe`) are in cents (rules 25). */
export const paymentsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['payments', 'my', { page }] as const,
    queryFn: (context) => pageOf(context, page, ['payments'], callSignedIn('payments/my', { page }, context)),
  })

/** Maximum number of pages to search for the payments of one job, newest first. */
const pagesForJob = 3

/**
 * The recruiter's payments for one job. No call returns just those, so they are from the newest page that has any; null
 * if the pages that were searched have none, but there are more.
 */
export const jobPaymentsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['payments', 'of-job', jobId] as const,
    queryFn: async ({ signal }) => {
      let before: (Answer<'payments/my'> & Pages) | undefined
      for (let page = 1; page <= Math.min(before?.pages ?? 1, pagesForJob); page += 1) {
        const read = await callSignedIn('payments/my', { page }, { signal })
        const answer: typeof before = withPages(read, page, ['payments'], before)
        // Another payment must not be made while an earlier one is unknown (rules 25, 44).
        const paidFor = answer.payments.map(({ table_id, job }) => table_id ?? job.id)
        if (answer.omitted || paidFor.includes(undefined)) throw unreadable('payments/my')
        const own = answer.payments.filter((_payment, index) => paidFor[index] === jobId)
        if (own.length > 0) return own
        before = answer
      }
      return before && before.pages > pagesForJob ? null : []
    },
    // The screen reports failures in place.
    meta: { quiet: true },
  })

export const receiptsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['payments', 'receipts', { page }] as const,
    queryFn: (context) => pageOf(context, page, ['receipts'], callSignedIn('receipts/my', { page }, context)),
  })

export const uploadReceiptMutation = callMutation('jobs/upload-receipt')

/** Opens a card payment for a job, or returns the open one, with its `client_secret`. */
export const stripeIntentMutation = callMutation('payments/fetch-stripe-intent')

export const verifyStripeMutation = callMutation('payments/verify-stripe')
