import type { TestBackend } from '../runtime/testing.ts'
import { answerThirdParty, type ThirdPartyScripts } from './answer.ts'

/** The keys of the third parties, as scenarios have them. */
export const keys = {
  stripe_pk: 'pk_test_simulated',
  google_client_id: 'simulated.apps.googleusercontent.com',
}

/** Scripts that only have to arrive as they are. */
export const scripts: ThirdPartyScripts = {
  stripe: '/* stripe */',
  google: '/* google */',
  chat: '/* chat */',
}

/** Turns card payments and signing in with Google on, or off with null. */
export async function setKeys(
  { runtime }: TestBackend,
  changes: { [K in keyof typeof keys]?: string | null } = keys,
): Promise<void> {
  await runtime.act(({ tx }) => {
    tx.settings.patch(1, changes)
  })
}

/** Asks a third party; with fields, by an url-encoded POST. */
export async function ask(
  { runtime }: TestBackend,
  address: string,
  fields?: Record<string, string>,
): Promise<{ httpStatus: number; body: unknown }> {
  const request = new Request(address, fields && { method: 'POST', body: new URLSearchParams(fields) })
  const response = await answerThirdParty(runtime, new URL(address), request, scripts)
  if (!response) throw new Error(`${address} is nobody's`)
  return { httpStatus: response.status, body: await response.json() }
}

/** The fields of a confirmation with a card: one that is good for two years, unless said otherwise. */
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

/** The provider's name of the intent that a client secret belongs to. */
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

/** Answers the bank's question for an intent. */
export function authenticate(
  backend: TestBackend,
  clientSecret: string,
  outcome: 'succeeded' | 'failed',
): ReturnType<typeof ask> {
  const address = `https://api.stripe.com/v1/payment_intents/${intentOf(clientSecret)}/authenticate`
  return ask(backend, address, { key: keys.stripe_pk, client_secret: clientSecret, outcome })
}

/** Test cards by what they do. */
export const cards = {
  visa: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  authentication: '4000002760003184',
  authenticationThenDeclined: '4000008260003178',
} as const
