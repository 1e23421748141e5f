import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, worldOf } from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import {
  ask,
  authenticate,
  cards,
  confirm,
  intentOf,
  keys,
  setKeys,
} from '../../tests/support/third-parties.ts'

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
  await setKeys(backend)
})

describe('Stripe’s API (rules 25)', () => {
  let secret: string
  let pi: string
  let url: string

  beforeEach(async () => {
    const harbour = await backend.signIn(personas.harbour)
    const answered = await backend.call(
      'payments/fetch-stripe-intent',
      { id: jobs.pending, type: 'feature_job' },
      harbour,
    )
    secret = answered.success.client_secret
    pi = intentOf(secret)
    url = `https://api.stripe.com/v1/payment_intents/${pi}`
  })

  const retrieve = () => ask(backend, `${url}?key=${keys.stripe_pk}&client_secret=${secret}`)
  const payments = () => backend.runtime.read(({ tx }) => tx.payments.by('intent_id', pi))

  it.each([
    [cards.insufficientFunds, 'card_declined', 'insufficient_funds'],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('declines %s with 402: %s, %s', async (number, code, decline_code) => {
    const { httpStatus, body } = await confirm(backend, secret, number)
    const error = { type: 'card_error', code, ...(decline_code && { decline_code }) }
    const payment_intent = { id: pi, status: 'requires_payment_method', last_payment_error: error }
    expect({ httpStatus, body }).toMatchObject({
      httpStatus: 402,
      body: { error: { ...error, payment_intent } },
    })
    expect(await payments()).toMatchObject([{ status: 'failed', method: 'stripe', amount: 4900 }])
  })

  it('charges the card after authentication', async () => {
    expect(await confirm(backend, secret, cards.authentication)).toMatchObject({
      httpStatus: 200,
      body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    })
    expect(await payments()).toMatchObject([{ status: 'pending' }])
    const body = { status: 'succeeded', next_action: null }
    expect(await authenticate(backend, secret, 'succeeded')).toMatchObject({ httpStatus: 200, body })
  })

  it('does not charge the card if authentication fails; another card can pay', async () => {
    await confirm(backend, secret, cards.authentication)
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      payment_intent: { status: 'requires_payment_method' },
    }
    expect(await authenticate(backend, secret, 'failed')).toMatchObject({ httpStatus: 400, body: { error } })
    expect(await payments()).toMatchObject([{ status: 'failed' }])
    const paid = { id: pi, status: 'succeeded', last_payment_error: null, next_action: null }
    expect(await confirm(backend, secret, cards.visa)).toMatchObject({ httpStatus: 200, body: paid })
    expect((await retrieve()).body).toMatchObject(paid)
    expect(await payments()).toMatchObject([{ status: 'pending' }])
  })

  it('declines a card after authentication', async () => {
    expect((await confirm(backend, secret, cards.authenticationThenDeclined)).httpStatus).toBe(200)
    const error = { code: 'card_declined', decline_code: 'insufficient_funds' }
    expect(await authenticate(backend, secret, 'succeeded')).toMatchObject({
      httpStatus: 402,
      body: { error },
    })
  })

  it.each([
    ['a wrong number', { number: '4242424242424241' }, 'incorrect_number', 'number'],
    ['a past month', { exp_month: '10', exp_year: '26' }, 'invalid_expiry_month', 'exp_month'],
    ['a past year', { exp_year: '2025' }, 'invalid_expiry_year', 'exp_year'],
    ['a short security code', { cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('refuses %s with 402 and records no attempt', async (_what, changes, code, param) => {
    const before = await worldOf(backend)
    const fields = Object.entries(changes).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ])
    const error = { type: 'card_error', code, param, payment_intent: { last_payment_error: null } }
    expect(await confirm(backend, secret, cards.visa, Object.fromEntries(fields))).toMatchObject({
      httpStatus: 402,
      body: { error },
    })
    expect(await worldOf(backend)).toEqual(before)
  })

  it('charges the card once for ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(backend, secret, cards.visa)))
    const [first, ...others] = answers
    expect(first?.httpStatus).toBe(200)
    const error = { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } }
    for (const other of others) expect(other).toMatchObject({ httpStatus: 400, body: { error } })
    expect(await payments()).toHaveLength(1)
  })

  it('refuses an authentication that is not required', async () => {
    const error = { code: 'payment_intent_unexpected_state' }
    expect(await authenticate(backend, secret, 'succeeded')).toMatchObject({
      httpStatus: 400,
      body: { error },
    })
  })

  it.each([
    ['a missing key', { key: '' }, 401, {}],
    ['a wrong key', { key: 'pk_live_other' }, 401, { message: 'Invalid API Key provided: pk_live_***' }],
    ['a wrong secret', { client_secret: 'pi_1_secret_1' }, 400, { param: 'client_secret' }],
    [
      'another payment method',
      { 'payment_method_data[type]': 'paypal' },
      400,
      { param: 'payment_method_data[type]' },
    ],
    ['a missing security code', { 'payment_method_data[card][cvc]': '' }, 400, { code: 'parameter_missing' }],
  ])('refuses %s, and changes nothing', async (_what, changes, httpStatus, error) => {
    const before = await worldOf(backend)
    expect(await confirm(backend, secret, cards.visa, changes)).toMatchObject({
      httpStatus,
      body: { error: { type: 'invalid_request_error', ...error } },
    })
    expect(await worldOf(backend)).toEqual(before)
  })

  it('refuses every key if card payments are off', async () => {
    await setKeys(backend, { stripe_pk: null })
    expect((await confirm(backend, secret, cards.visa)).httpStatus).toBe(401)
    expect((await confirm(backend, secret, cards.visa, { key: 'null' })).httpStatus).toBe(401)
  })
})
