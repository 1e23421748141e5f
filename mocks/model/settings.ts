import * as v from 'valibot'
import { id, optionalText, text } from './fields.ts'
import { worldState } from '../engine/call/clock.ts'
import { table } from '../engine/data/table.ts'

/** The one row of what is true of a world as a whole. Its id is 1. */
export const settings = table(
  v.object({
    id,
    currencies: v.array(text),
    /** The card provider's public key; without one there is only bank transfer (rules 25). */
    stripe_pk: optionalText,
    /** The app's name at the identity provider; without one there is no Google button. */
    google_client_id: optionalText,
    /** The chat widget's script address. */
    tidio: optionalText,
    /** Dollars for 30 featured days (product: constants). */
    feature_price_per_month: v.pipe(v.number(), v.minValue(0)),
    bank: v.object({
      bank_name: text,
      account_name: text,
      account_number: text,
      iban: text,
      swift_code: text,
    }),
    /** Approves jobs by itself one simulated minute after they were handed in (rules 13). */
    auto_approve: v.boolean(),
    ...worldState,
  }),
)
