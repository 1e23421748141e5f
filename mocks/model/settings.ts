import * as v from 'valibot'
import { id, optionalText, text } from './fields.ts'
import { worldState } from '../engine/base/clock.ts'
import { table } from '../engine/data/table.ts'

/** The settings of a world, in one row with the id 1. */
export const settings = table(
  v.object({
    id,
    currencies: v.array(text),
    /** The card provider's public key; null allows only bank transfers (rules 25). */
    stripe_pk: optionalText,
    /** The app's client id at the identity provider; null disables Google login. */
    google_client_id: optionalText,
    /** The URL of the chat widget's script; null disables the chat. */
    tidio: optionalText,
    /** The price of featuring a job for 30 days, in dollars (product: constants). */
    feature_price_per_month: v.pipe(v.number(), v.minValue(0)),
    bank: v.object({
      bank_name: text,
      account_name: text,
      account_number: text,
      iban: text,
      swift_code: text,
    }),
    /** Whether jobs are approved automatically one simulated minute after submission (rules 13). */
    auto_approve: v.boolean(),
    ...worldState,
  }),
)
