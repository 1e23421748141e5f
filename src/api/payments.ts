import { queryOptions } from '@tanstack/react-query'
import { callMutation, callSignedIn, withPages } from './options.ts'
import type { components } from './schema.gen.ts'

export type BankDetails = components['schemas']['BankDetails']
export type Payment = components['schemas']['Payment']
export type Receipt = components['schemas']['Receipt']

/** Where to transfer the price of featuring a job. */
export const bankQuery = () =>
  queryOptions({
    queryKey: ['payments', 'bank'] as const,
    queryFn: async ({ signal }) =>
      (await callSignedIn('fetch-bank', { type: 'feature_job' }, { signal })).bank,
    meta: { personal: true },
  })

/** The recruiter's payments. Amounts of `stripe` are cents (rules 25). */
export const paymentsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['payments', 'my', { page }] as const,
    queryFn: async ({ signal }) => withPages(await callSignedIn('payments/my', { page }, { signal })),
    meta: { personal: true },
  })

/** The recruiter's uploaded receipts. */
export const receiptsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['payments', 'receipts', { page }] as const,
    queryFn: async ({ signal }) => withPages(await callSignedIn('receipts/my', { page }, { signal })),
    meta: { personal: true },
  })

export const uploadReceiptMutation = callMutation('jobs/upload-receipt', {
  successTitle: 'Upload Receipt',
  refreshes: [['payments'], ['jobs', 'single']],
})

/** Opens a card payment, or finds the open one again: answers `client_secret`. */
export const stripeIntentMutation = callMutation('payments/fetch-stripe-intent')

export const verifyStripeMutation = callMutation('payments/verify-stripe', {
  successTitle: 'Feature Job',
  refreshes: [['payments'], ['jobs'], ['home']],
})
