import type { Row, WorldData } from '../model/world.ts'
import { fields } from './content/index.ts'

/** The price of 30 featured days in the scenarios, in dollars. */
export const featurePrice = 49

/** The settings every scenario begins with. The bank does not exist. */
export function settings(): Row<'settings'> {
  return {
    id: 1,
    currencies: ['USD', 'EUR', 'GBP', 'CHF', 'PLN', 'JPY', 'AED'],
    stripe_pk: null,
    tidio: null,
    feature_price_per_month: featurePrice,
    bank: {
      bank_name: 'Tidewater Savings Bank',
      account_name: 'Fieldwork Job Market Ltd',
      account_number: '0041 7726 93',
      // The country code XX is assigned to nobody: a transfer to this account cannot happen.
      iban: 'XX82 TIDE 0000 4177 2693 00',
      swift_code: 'TIDEXX22',
    },
    auto_approve: false,
    clock_offset: 0,
    clock_frozen_at: null,
    draws: 0,
  }
}

/** The categories of every scenario: posting a job needs them. */
export function categories(): Row<'categories'>[] {
  return fields.map(({ name, icon }, index) => ({ id: index + 1, name, icon }))
}

/** Rows as a world stores them; the next id follows the highest one. */
export function collection(rows: readonly { id: number }[]): NonNullable<WorldData['settings']> {
  return { sequence: rows.reduce((highest, { id }) => Math.max(highest, id), 0), rows: [...rows] }
}
