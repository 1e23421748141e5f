import * as v from 'valibot'
import { amount, count, filePath, id, moment, optionalText, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/**
 * A payment for featuring a job (rules 24, 25): one for each receipt of a bank transfer, and one for each card intent
 * that the payer has tried to pay.
 */
export const payments = table(
  v.object({
    id,
    account_id: id,
    job_id: id,
    method: v.picklist(['stripe', 'other']),
    status: v.picklist(['pending', 'succeeded', 'failed']),
    /** Cents for `stripe`, dollars otherwise (product: constants). */
    amount,
    /** The card provider's intent; null for a bank transfer. */
    intent_id: optionalText,
    /** For a card payment, the time of the last attempt. */
    created_at: moment,
  }),
  {
    indexes: {
      open_for: (row) => (row.method === 'other' && row.status === 'pending' ? row.job_id : null),
      status: (row) => row.status,
    },
    unique: ['intent_id', 'open_for'],
    references: { account_id: 'accounts', job_id: 'jobs' },
  },
)

/** The proof of a bank transfer (rules 24). */
export const receipts = table(
  v.object({
    id,
    account_id: id,
    job_id: id,
    payment_id: id,
    type: v.literal('feature_job'),
    path: filePath,
    created_at: moment,
  }),
  { references: { account_id: 'accounts', job_id: 'jobs', payment_id: 'payments' } },
)

/**
 * A payment intent, as the card provider stores it (rules 25). The product changes it only through
 * `services/card-provider.ts`, and records its own side in `payments`.
 */
export const intents = table(
  v.object({
    id,
    account_id: id,
    job_id: id,
    /** The provider's id: `pi_…`. */
    provider_id: text,
    /** Lets only the payer's browser confirm it: `pi_…_secret_…`. */
    client_secret: text,
    /** In cents. */
    amount: count,
    status: v.picklist(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
    /** Why the last attempt failed; null before the first and after a successful one. */
    last_error: v.nullable(v.object({ code: text, decline_code: optionalText, message: text })),
    /** The decline code after authentication; null if the card then pays. */
    declines_with: optionalText,
    created_at: moment,
  }),
  {
    indexes: {
      /** A job's intent that can still be paid. */
      open_for: (row) => (row.status === 'succeeded' || row.status === 'canceled' ? null : row.job_id),
    },
    unique: ['provider_id', 'client_secret', 'open_for'],
    references: { account_id: 'accounts', job_id: 'jobs' },
    shared: (row) => ({ ...row, client_secret: `${row.provider_id}_secret_removed` }),
  },
)
