import type { Row, WorldData } from '../model/tables.ts'
import { declineOf } from '../rules/cards.ts'
import { simulatedKeys } from '../model/keys.ts'
import { fields } from './content/index.ts'

/** The price of 30 featured days in the scenarios, in dollars. */
export const featurePrice = 49

/** The motifs of seeded photos: as many as a post can have. */
export const photos = 'ferry crane books hills letter bus coats stage table train'.split(' ')

/** The initial settings of all scenarios. The bank does not exist. */
export function settings(): Row<'settings'> {
  return {
    id: 1,
    currencies: ['USD', 'EUR', 'GBP', 'CHF', 'PLN', 'JPY', 'AED', 'SEK', 'NOK', 'DKK', 'UAH'],
    ...simulatedKeys,
    feature_price_per_month: featurePrice,
    bank: {
      bank_name: 'Tidewater Savings Bank',
      account_name: 'Fieldwork Job Market Ltd',
      account_number: '0041 7726 93',
      // No country has the code XX, so no transfer to this account is possible.
      iban: 'XX82 TIDE 0000 4177 2693 00',
      swift_code: 'TIDEXX22',
    },
    auto_approve: false,
    clock_offset: 0,
    clock_frozen_at: null,
    draws: 0,
  }
}

/** The categories of all scenarios. */
export function categories(): Row<'categories'>[] {
  return fields.map(({ name, icon }, index) => ({ id: index + 1, name, icon }))
}

/**
 * Makes the provider's intents for seeded card payments. If a payment failed, its card was declined. If it is pending,
 * the payer still has to authenticate.
 */
export function intentRows(payments: readonly Row<'payments'>[]): Row<'intents'>[] {
  const statuses = { succeeded: 'succeeded', failed: 'canceled', pending: 'requires_action' } as const
  return payments
    .flatMap(({ account_id, job_id, intent_id, amount, status, created_at }) => {
      if (intent_id === null) return []
      return [
        {
          account_id,
          job_id,
          provider_id: intent_id,
          client_secret: `${intent_id}_secret_seeded`,
          amount,
          status: statuses[status],
          last_error: status === 'failed' ? declineOf('generic_decline') : null,
          declines_with: null,
          created_at,
        },
      ]
    })
    .map((row, index) => ({ id: index + 1, ...row }))
}

/** Returns a table's rows in the form that scenarios return. New rows get ids above the highest one. */
export function collection(rows: readonly { id: number }[]): NonNullable<WorldData['settings']> {
  return { sequence: rows.reduce((highest, { id }) => Math.max(highest, id), 0), rows: [...rows] }
}
