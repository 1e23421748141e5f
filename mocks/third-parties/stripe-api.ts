import type { Context, WorldAccess } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import type { Card, CardError } from '../rules/cards.ts'
import { type Attempt, authenticateIntent, confirmIntent, isOpen } from '../services/card-provider.ts'
import { followIntent } from '../services/feature-payments.ts'
import { formFields, json } from './http.ts'

type Intent = Readonly<Row<'intents'>>

interface ApiError {
  type: 'card_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
}

/**
 * Answers the look-alike Stripe script, which retrieves, confirms and authenticates payment intents. Each request needs
 * the publishable key and the intent's client secret. The product records each result at once, as from a webhook.
 */
export async function answerStripe(backend: WorldAccess, url: URL, request: Request): Promise<Response> {
  const { method } = request
  const [, name, action] =
    /^\/v1\/payment_intents\/([^/]+)(?:\/(confirm|authenticate))?$/.exec(url.pathname) ?? []
  if (name === undefined || method !== (action === undefined ? 'GET' : 'POST')) {
    return invalid(404, `Unrecognized request URL (${method}: ${url.pathname}).`)
  }
  if (action === undefined) {
    return await backend.read(({ tx }) => {
      const found = find(tx, name, url.searchParams)
      return found instanceof Response ? found : json(shown(found))
    })
  }
  const fields = await formFields(request)
  if (!fields) return invalid(400, 'The body must be application/x-www-form-urlencoded.')
  return await backend.mutate((context) => {
    const found = find(context.tx, name, fields)
    if (found instanceof Response) return found
    return action === 'confirm' ? confirm(context, found, fields) : authenticate(context, found, fields)
  }, 'pay by card')
}

/** Finds a request's intent and checks the key and the secret. @returns a refusal if any of them is wrong */
function find(tx: Context['tx'], name: string, fields: URLSearchParams): Intent | Response {
  const key = fields.get('key')
  if (!key) return invalid(401, 'You did not provide an API key.')
  if (key !== tx.settings.need(1).stripe_pk) {
    return invalid(401, `Invalid API Key provided: ${key.slice(0, 8)}***`)
  }
  const secret = fields.get('client_secret')
  if (!secret) return missing('client_secret')
  const intent = tx.intents.one('provider_id', name)
  if (!intent) {
    const message = `No such payment_intent: '${name.slice(0, 64)}'`
    return invalid(404, message, { code: 'resource_missing', param: 'intent' })
  }
  if (secret !== intent.client_secret) {
    const message = 'The client_secret provided does not match the one of this PaymentIntent.'
    return invalid(400, message, { param: 'client_secret' })
  }
  return intent
}

function confirm(context: Context, intent: Intent, fields: URLSearchParams): Response {
  const type = fields.get('payment_method_data[type]')
  if (!type) return missing('payment_method_data[type]')
  if (type !== 'card') {
    return invalid(400, 'This PaymentIntent takes cards only.', { param: 'payment_method_data[type]' })
  }
  const part = (name: string) => fields.get(`payment_method_data[card][${name}]`)?.trim() ?? ''
  const unnamed = ['number', 'exp_month', 'exp_year', 'cvc'].find((name) => part(name) === '')
  if (unnamed) return missing(`payment_method_data[card][${unnamed}]`)
  if (!isOpen(intent)) return unexpected(intent, 'confirm')
  const card: Card = {
    number: part('number'),
    expMonth: part('exp_month'),
    expYear: part('exp_year'),
    cvc: part('cvc'),
  }
  return after(context, intent, confirmIntent(context, intent, card))
}

function authenticate(context: Context, intent: Intent, fields: URLSearchParams): Response {
  const outcome = fields.get('outcome')
  if (!outcome) return missing('outcome')
  if (outcome !== 'succeeded' && outcome !== 'failed') {
    return invalid(400, 'The outcome must be either succeeded or failed.', { param: 'outcome' })
  }
  if (intent.status !== 'requires_action') return unexpected(intent, 'authenticate')
  return after(context, intent, authenticateIntent(context, intent, outcome))
}

/** Records an attempt in the product and returns the response. */
function after(context: Context, before: Intent, { intent, error }: Attempt): Response {
  // A card that fails the checks does not reach the bank, so it is not an attempt.
  if (intent !== before) followIntent(context, intent)
  if (error === null) return json(shown(intent))
  const failure = { ...apiError(error), payment_intent: shown(intent) }
  return json({ error: failure }, failure.type === 'card_error' ? 402 : 400)
}

function unexpected(intent: Intent, verb: string): Response {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`
  return invalid(400, message, { code: 'payment_intent_unexpected_state', payment_intent: shown(intent) })
}

function missing(param: string): Response {
  return invalid(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

function invalid(
  status: number,
  message: string,
  more: Partial<Pick<ApiError, 'code' | 'param' | 'payment_intent'>> = {},
): Response {
  const error: ApiError = { type: 'invalid_request_error', message, ...more }
  return json({ error }, status)
}

const params: Readonly<Record<string, string>> = {
  incorrect_number: 'number',
  invalid_expiry_month: 'exp_month',
  invalid_expiry_year: 'exp_year',
  invalid_cvc: 'cvc',
  incorrect_cvc: 'cvc',
  expired_card: 'exp_month',
}

function apiError({ code, decline_code, message }: CardError): ApiError {
  const param = params[code]
  return {
    type: code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
    code,
    ...(decline_code !== null && { decline_code }),
    message,
    ...(param !== undefined && { param }),
  }
}

/** Returns an intent in the shape of Stripe's PaymentIntent object. */
function shown(intent: Intent): object {
  const { provider_id, client_secret, amount, status, last_error, created_at } = intent
  const tried = status === 'requires_action' || status === 'succeeded'
  return {
    id: provider_id,
    object: 'payment_intent',
    amount,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret,
    confirmation_method: 'automatic',
    created: Math.floor(created_at / 1000),
    currency: 'usd',
    description: null,
    last_payment_error: last_error && apiError(last_error),
    livemode: false,
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    payment_method: tried ? provider_id.replace(/^pi_/, 'pm_') : null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status,
  }
}
