import { operation as define } from '../operation.ts'

/** POST /api/fetch-settings: the currencies, and the keys of third parties or null (rules 25). */
export const operation = define('fetch-settings', ({ tx }) => {
  const { currencies, stripe_pk, google_client_id, tidio } = tx.settings.need(1)
  return { settings: { currencies, stripe_pk, google_client_id, tidio } }
})
