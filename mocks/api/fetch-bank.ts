import { operation as define } from '../operation.ts'

/** POST /api/fetch-bank: the account for bank transfers. */
export const operation = define('fetch-bank', ({ tx }) => ({
  bank: { ...tx.settings.need(1).bank, method: 'other' as const },
}))
