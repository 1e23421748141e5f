// The setup for `npm run api -- --admin --third-parties`, and an example for other backends.

import * as v from 'valibot'
import type { Setup, SetupOf } from './setup.ts'

const mails = v.object({
  mails: v.array(v.object({ subject: v.string(), code: v.nullable(v.string()) })),
})
/** The client ID of the simulated backend, which its settings may omit. */
const simulatedClientId = 'simulated.apps.googleusercontent.com'
const google = v.object({ credential: v.string() })

/** Sends a request to a path of the simulated backend, such as `/-/api/clock`. */
type Send = (path: string, init?: RequestInit) => Promise<Response>

export const setup: SetupOf = (url) =>
  setupBy(async (path, init) => await fetch(`${url}${path}`, { ...init, redirect: 'error' }))

/** Returns the setup for a simulated backend. It uses the backend's admin API. */
export function setupBy(send: Send): Setup {
  async function admin(path: string, body?: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const response = await send(
      `/-/api/${path}`,
      body && { method: 'POST', headers, body: JSON.stringify(body) },
    )
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return await response.json()
  }

  async function thirdParty(address: string, fields: Record<string, string>): Promise<unknown> {
    const form = { method: 'POST', body: new URLSearchParams(fields) }
    return await (await send(`/-/third-parties/${address}`, form)).json()
  }

  const mailsTo = async (email: string) =>
    v.parse(mails, await admin(`mails?to=${encodeURIComponent(email)}`)).mails

  return {
    mayWrite: true,
    newAddress: (name) => `${name}@conformance.example`,
    code: async ({ email, purpose }) => {
      const found = (await mailsTo(email)).find(
        ({ subject, code }) => code !== null && subject.includes('login') === (purpose === 'login'),
      )
      if (!found?.code) throw new Error(`no code was sent to ${email}`)
      return found.code
    },
    decideJob: async (jobId, decision) => {
      await admin(`jobs/${jobId}`, { decision })
    },
    decideTransfer: async ({ paymentId }, decision) => {
      await admin(`payments/${paymentId}`, { decision })
    },
    advance: async (milliseconds) => {
      await admin('clock', { advance: milliseconds })
    },
    resetClock: async () => {
      await admin('clock', { real_time: true })
    },
    payCard: async ({ clientSecret, publishableKey, card }) => {
      const [intent = ''] = clientSecret.split('_secret_')
      await thirdParty(`api.stripe.com/v1/payment_intents/${encodeURIComponent(intent)}/confirm`, {
        key: publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card === 'paid' ? '4242424242424242' : '4000000000000002',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': String((new Date().getFullYear() + 3) % 100),
        'payment_method_data[card][cvc]': '123',
      })
    },
    googleCredential: async ({ email, clientId = simulatedClientId }) => {
      const fields = { email, client_id: clientId }
      const answer = await thirdParty('accounts.google.com/gsi/simulated/credential', fields)
      return v.is(google, answer) ? answer.credential : ''
    },
  }
}
