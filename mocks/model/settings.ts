import * as v from 'valibot'
import { count, id, moment, optionalText, text } from './fields.ts'
import { describeTable } from './table.ts'

/** The one row of what is true of a world as a whole. Its id is 1. */
export const settings = describeTable(
  'settings',
  v.object({
    id,
    currencies: v.array(text),
    /** The card provider's public key; without one there is only bank transfer (rules 25). */
    stripe_pk: optionalText,
    /** The app's name at the identity provider; without one there is no Google button. */
    google_client_id: optionalText,
    /** The chat widget's script address. */
    tidio: optionalText,
    /** Dollars for 30 featured days (spec §9). */
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
    /** How far the simulated clock is ahead of the real one, in milliseconds. */
    clock_offset: v.pipe(v.number(), v.integer()),
    /** The moment the clock stands still at; null lets it run. */
    clock_frozen_at: v.nullable(moment),
    /** How often chance was asked, so that a replayed world draws the same tokens. */
    draws: count,
  }),
  {},
)
