import * as v from 'valibot'
import { filePath, id, moment, optionalText } from './fields.ts'
import { table } from '../engine/data/table.ts'

/**
 * A payment for featuring a job: by card in cents, otherwise as agreed with the bank (rules 24, 25). A bank transfer has
 * one for each receipt; a card payment has one for each intent, from the first attempt with a card on.
 */
export const payments = table(
  v.object({
    id,
    account_id: id,
    job_id: id,
    method: v.picklist(['stripe', 'other']),
    status: v.picklist(['pending', 'succeeded', 'failed']),
    /** Cents for `stripe`, dollars otherwise (product: constants). */
    amount: v.pipe(v.number(), v.minValue(0)),
    /** The card provider's intent; null for a bank transfer. */
    intent_id: optionalText,
    /** For a card payment: when it was last heard of. */
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
