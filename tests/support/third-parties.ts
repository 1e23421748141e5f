import type { TestBackend } from './backend.ts'
import { answerThirdParty } from '../../mocks/third-parties/answer.ts'

/** The keys of the third parties, as scenarios have them. */
export const keys = {
  stripe_pk: 'pk_test_simulated',
  google_client_id: 'simulated.apps.googleusercontent.com',
}

/** Stand-ins for the third parties' scripts: tests only check that they arrive unchanged. */
export const scripts = {
  stripe: '/* stripe */',
  google: '/* google */',
  chat: '/* chat */',
}

/** Returns the text of a script by name, as a host of the simulator does. */
export function scriptText(name: string): Promise<string> {
  return Promise.resolve(Object.entries(scripts).find(([one]) => one === name)?.[1] ?? '')
}

/** Turns card payments and login with Google on, or off with null. */
export async function setKeys(
  { runtime }: TestBackend,
  changes: { [K in keyof typeof keys]?: string | null } = keys,
): Promise<void> {
  await runtime.mutate(({ tx }) => {
    tx.settings.patch(1, changes)
  })
}

/** Returns the answer at a third party's URL; undefined for unknown URLs. */
export function answer({ runtime }: TestBackend, address: string, init?: RequestInit) {
  return answerThirdParty(runtime, new URL(address), new Request(address, init), scriptText)
}

/** Calls a third party; with fields, as a URL-encoded POST. */
export async function ask(
  backend: TestBackend,
  address: string,
  fields?: Record<string, string>,
): Promise<{ httpStatus: number; body: unknown }> {
  const body = fields && new URLSearchParams(fields)
  const response = await answer(backend, address, body && { method: 'POST', body })
  if (!response) throw new Error(`${address} is unknown`)
  return { httpStatus: response.status, body: await response.json() }
}

/** The fields to confirm a card payment; the card is valid for two years by default. */
export function cardFields(number: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    key: keys.stripe_pk,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '28',
    'payment_method_data[card][cvc]': /^3[47]/.test(number) ? '1234' : '123',
    ...changes,
  }
}

/** Returns the id of the intent that a client secret belongs to. */
export function intentOf(clientSecret: string): string {
  return clientSecret.replace(/_secret_.*/, '')
}

/** Confirms an intent with a card, as the payer's browser does. */
export function confirm(
  backend: TestBackend,
  clientSecret: string,
  number: string,
  changes: Record<string, string> = {},
): ReturnType<typeof ask> {
  const address = `https://api.stripe.com/v1/payment_intents/${intentOf(clientSecret)}/confirm`
  return ask(backend, address, { ...cardFields(number), client_secret: clientSecret, ...changes })
}

/** Answers the bank's authentication request for an intent. */
export function authenticate(
  backend: TestBackend,
  clientSecret: string,
  outcome: 'succeeded' | 'failed',
): ReturnType<typeof ask> {
  const address = `https://api.stripe.com/v1/payment_intents/${intentOf(clientSecret)}/authenticate`
  return ask(backend, address, { key: keys.stripe_pk, client_secret: clientSecret, outcome })
}

/** Test cards by outcome. */
export const cards = {
  visa: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  authentication: '4000002760003184',
  authenticationThenDeclined: '4000008260003178',
} as const
