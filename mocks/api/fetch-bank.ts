import { operation as define } from '../operation.ts'

/** POST /api/fetch-bank: where a bank transfer for featuring goes. */
export const operation = define('fetch-bank', ({ tx }) => ({
  bank: { ...tx.settings.need(1).bank, method: 'other' as const },
}))
