import { isRecord } from '../dom.ts'

const provider = 'https://api.stripe.com/v1/'

export interface Failure {
  type: string
  code?: string
  message: string
  [more: string]: unknown
}

export interface Intent {
  id: string
  status: string
  amount: number
  currency: string
  [more: string]: unknown
}

export type Result =
  | { paymentIntent: Intent; error?: undefined }
  | { error: Failure; paymentIntent?: undefined }

/** An error of the page that uses this script, as in the original. */
export function integrationError(message: string): Error {
  const error = new Error(message)
  error.name = 'IntegrationError'
  return error
}

const unreachable = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. We don’t know the outcome yet. Please check your internet connection and try again.',
}

const isIntent = (value: unknown): value is Intent =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['status'] === 'string' &&
  typeof value['amount'] === 'number' &&
  typeof value['currency'] === 'string'

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['message'] === 'string'

/** @param send whether to post the fields as a form, or else send them as the query */
export async function ask(path: string, fields: Record<string, string>, send = true): Promise<Result> {
  const form = new URLSearchParams(fields)
  let answer: unknown
  try {
    const response = send
      ? await fetch(provider + path, { method: 'POST', body: form })
      : await fetch(`${provider}${path}?${form.toString()}`)
    answer = await response.json()
  } catch {
    return { error: unreachable }
  }
  if (isIntent(answer)) return { paymentIntent: answer }
  if (isRecord(answer) && isFailure(answer['error'])) return { error: answer['error'] }
  return { error: { type: 'api_error', message: 'An unexpected error occurred. Please try again.' } }
}

/** @param secret the client secret of an intent */
export function intentOf(call: string, secret: unknown): { path: string; secret: string } {
  const id = typeof secret === 'string' ? /^(pi_[^_]+)_secret_./.exec(secret)?.[1] : undefined
  if (id === undefined || typeof secret !== 'string')
    throw integrationError(
      `Invalid value for ${call} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(secret)}.`,
    )
  return { path: `payment_intents/${encodeURIComponent(id)}`, secret }
}
