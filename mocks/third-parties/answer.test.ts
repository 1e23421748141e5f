import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBackend, type TestBackend, worldOf } from '../runtime/testing.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { answerThirdParty } from './answer.ts'
import { ask, authenticate, cardFields, cards, confirm, intentOf, keys, scripts, setKeys } from './testing.ts'

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
  await setKeys(backend)
})

const answer = (address: string, init?: RequestInit) =>
  answerThirdParty(backend.runtime, new URL(address), new Request(address, init), scripts)
const credentialUrl = 'https://accounts.google.com/gsi/simulated/credential'
const accountsUrl = 'https://accounts.google.com/gsi/simulated/accounts'

describe('third parties at their addresses', () => {
  it.each([
    ['https://js.stripe.com/endive/stripe.js', scripts.stripe],
    ['https://js.stripe.com/v3/', scripts.stripe],
    ['https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false', scripts.stripe],
    ['https://accounts.google.com/gsi/client', scripts.google],
    ['https://accounts.google.com/gsi/client?hl=en', scripts.google],
    ['https://code.tidio.co/simulated.js', scripts.chat],
  ])('%s is a script', async (address, text) => {
    const response = await answer(address)
    expect(response?.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await response?.text()).toBe(text)
  })

  it.each([
    'https://example.org/gsi/client',
    'https://js.stripe.com.example.org/v3/',
    'http://js.stripe.com/v3/',
    'https://app.example/api/me',
  ])('%s is nobody’s here', async (address) => {
    expect(await answer(address)).toBeUndefined()
  })

  it.each([
    ['https://code.tidio.co/', 'GET'],
    ['https://accounts.google.com/o/oauth2/auth', 'GET'],
    ['https://accounts.google.com/gsi/client', 'POST'],
    ['https://js.stripe.com/v3/', 'POST'],
  ])('%s by %s is not found, and does not reach the network', async (address, method) => {
    expect((await answer(address, { method }))?.status).toBe(404)
  })

  it('let any page read them, also after asking whether it may (CORS)', async () => {
    for (const address of [
      'https://js.stripe.com/v3/',
      'https://api.stripe.com/v1/charges',
      'https://accounts.google.com/gsi/simulated/accounts',
      'https://code.tidio.co/simulated.js',
    ]) {
      expect((await answer(address))?.headers.get('access-control-allow-origin')).toBe('*')
      const asked = await answer(address, {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': 'content-type, x-one' },
      })
      expect(asked?.status).toBe(204)
      expect(asked?.headers.get('access-control-allow-origin')).toBe('*')
      expect(asked?.headers.get('access-control-allow-methods')).toContain('POST')
      expect(asked?.headers.get('access-control-allow-headers')).toBe('content-type, x-one')
    }
  })

  it('answer HTTP 500 for a defect, and do not reject', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = {
      read: () => Promise.reject(new Error('no world')),
      act: () => Promise.reject(new Error('no world')),
      identity: null,
      scenarios: [],
    }
    const address = 'https://api.stripe.com/v1/payment_intents/pi_1?key=k'
    const response = await answerThirdParty(broken, new URL(address), new Request(address), scripts)
    expect(response?.status).toBe(500)
    expect(await response?.json()).toMatchObject({ error: { type: 'api_error' } })
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })
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

  it('tells a payment intent in Stripe’s shape', async () => {
    expect(await retrieve()).toEqual({
      httpStatus: 200,
      body: {
        id: pi,
        object: 'payment_intent',
        amount: 4900,
        canceled_at: null,
        cancellation_reason: null,
        capture_method: 'automatic',
        client_secret: secret,
        confirmation_method: 'automatic',
        created: Math.floor(backend.runtime.now() / 1000),
        currency: 'usd',
        description: null,
        last_payment_error: null,
        livemode: false,
        next_action: null,
        payment_method: null,
        payment_method_types: ['card'],
        receipt_email: null,
        setup_future_usage: null,
        shipping: null,
        status: 'requires_payment_method',
      },
    })
  })

  it.each([cards.visa, '5555 5555 5555 4444', '378282246310005'])(
    'takes the money from %s',
    async (number) => {
      expect(await confirm(backend, secret, number)).toMatchObject({
        httpStatus: 200,
        body: { id: pi, status: 'succeeded', last_payment_error: null, next_action: null },
      })
      expect((await retrieve()).body).toMatchObject({ status: 'succeeded' })
    },
  )

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('declines %s with 402: %s, %s', async (number, code, decline_code) => {
    const { httpStatus, body } = await confirm(backend, secret, number)
    const error = { type: 'card_error', code, ...(decline_code && { decline_code }) }
    expect(httpStatus).toBe(402)
    expect(body).toMatchObject({
      error: {
        ...error,
        payment_intent: { id: pi, status: 'requires_payment_method', last_payment_error: error },
      },
    })
    expect(await payments()).toMatchObject([{ status: 'failed', method: 'stripe', amount: 4900 }])
  })

  it('asks the payer to authenticate, and then takes the money', async () => {
    expect(await confirm(backend, secret, cards.authentication)).toMatchObject({
      httpStatus: 200,
      body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    })
    expect(await payments()).toMatchObject([{ status: 'pending' }])
    expect(await authenticate(backend, secret, 'succeeded')).toMatchObject({
      httpStatus: 200,
      body: { status: 'succeeded', next_action: null },
    })
  })

  it('does not take the money of a payer who does not authenticate; another card can pay', async () => {
    await confirm(backend, secret, cards.authentication)
    expect(await authenticate(backend, secret, 'failed')).toMatchObject({
      httpStatus: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    })
    expect(await payments()).toMatchObject([{ status: 'failed' }])
    expect((await confirm(backend, secret, cards.visa)).body).toMatchObject({ status: 'succeeded' })
    expect(await payments()).toMatchObject([{ status: 'pending' }])
  })

  it('declines after authentication where the card says so', async () => {
    expect((await confirm(backend, secret, cards.authenticationThenDeclined)).httpStatus).toBe(200)
    expect(await authenticate(backend, secret, 'succeeded')).toMatchObject({
      httpStatus: 402,
      body: { error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
    })
  })

  it('lets a payer who left amid authentication go on with another card', async () => {
    await confirm(backend, secret, cards.authenticationThenDeclined)
    expect((await confirm(backend, secret, cards.visa)).body).toMatchObject({ status: 'succeeded' })
  })

  it.each([
    ['a wrong number', { number: '4242424242424241' }, 'incorrect_number', 'number'],
    ['a month that is over', { exp_month: '10', exp_year: '26' }, 'invalid_expiry_month', 'exp_month'],
    ['a year that is over', { exp_year: '2025' }, 'invalid_expiry_year', 'exp_year'],
    ['a short security code', { cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('refuses %s with 402 before it is an attempt', async (_what, changes, code, param) => {
    const before = await worldOf(backend)
    const fields = Object.entries(changes).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ])
    expect(await confirm(backend, secret, cards.visa, Object.fromEntries(fields))).toMatchObject({
      httpStatus: 402,
      body: { error: { type: 'card_error', code, param, payment_intent: { last_payment_error: null } } },
    })
    expect(await worldOf(backend)).toEqual(before)
  })

  it('takes the money once, of ten equal requests at once too', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(backend, secret, cards.visa)))
    const [first, ...others] = answers
    expect(first?.httpStatus).toBe(200)
    for (const other of others) {
      expect(other).toMatchObject({
        httpStatus: 400,
        body: {
          error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
        },
      })
    }
    expect(await payments()).toHaveLength(1)
  })

  it('has nothing to authenticate unless the bank asked', async () => {
    expect(await authenticate(backend, secret, 'succeeded')).toMatchObject({
      httpStatus: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
  })

  it.each([
    ['no key', { key: '' }, 401, {}],
    ['a wrong key', { key: 'pk_live_other' }, 401, { message: 'Invalid API Key provided: pk_live_***' }],
    ['no secret', { client_secret: '' }, 400, { code: 'parameter_missing', param: 'client_secret' }],
    ['a wrong secret', { client_secret: 'pi_1_secret_1' }, 400, { param: 'client_secret' }],
    [
      'another method',
      { 'payment_method_data[type]': 'paypal' },
      400,
      { param: 'payment_method_data[type]' },
    ],
    ['no method', { 'payment_method_data[type]': '' }, 400, { code: 'parameter_missing' }],
    ['no number', { 'payment_method_data[card][number]': ' ' }, 400, { code: 'parameter_missing' }],
    ['no security code', { 'payment_method_data[card][cvc]': '' }, 400, { code: 'parameter_missing' }],
  ])('refuses %s, and changes nothing', async (_what, changes, httpStatus, error) => {
    const before = await worldOf(backend)
    expect(await confirm(backend, secret, cards.visa, changes)).toMatchObject({
      httpStatus,
      body: { error: { type: 'invalid_request_error', ...error } },
    })
    expect(await worldOf(backend)).toEqual(before)
  })

  it('refuses every key where card payments are off', async () => {
    await setKeys(backend, { stripe_pk: null })
    expect((await confirm(backend, secret, cards.visa)).httpStatus).toBe(401)
    expect((await confirm(backend, secret, cards.visa, { key: 'null' })).httpStatus).toBe(401)
  })

  it('does not know an intent that was never opened, and tells nothing by the secret alone', async () => {
    const other = 'https://api.stripe.com/v1/payment_intents/pi_unheard_of'
    expect(await ask(backend, `${other}?key=${keys.stripe_pk}&client_secret=${secret}`)).toMatchObject({
      httpStatus: 404,
      body: { error: { code: 'resource_missing', param: 'intent' } },
    })
    expect((await ask(backend, `${url}?key=${keys.stripe_pk}&client_secret=x`)).httpStatus).toBe(400)
    expect((await ask(backend, `${url}?key=x&client_secret=${secret}`)).httpStatus).toBe(401)
  })

  it('refuses an outcome that is none', async () => {
    await confirm(backend, secret, cards.authentication)
    const fields = { key: keys.stripe_pk, client_secret: secret }
    for (const [outcome, code] of [
      ['maybe', undefined],
      ['', 'parameter_missing'],
    ] as const) {
      const { httpStatus, body } = await ask(backend, `${url}/authenticate`, { ...fields, outcome })
      expect(httpStatus).toBe(400)
      expect(body).toMatchObject({ error: { param: 'outcome', ...(code && { code }) } })
    }
  })

  it('refuses a body that is no form, and addresses that it does not have', async () => {
    const json = await answer(`${url}/confirm`, {
      method: 'POST',
      body: JSON.stringify(cardFields(cards.visa)),
      headers: { 'content-type': 'application/json' },
    })
    expect(json?.status).toBe(400)
    for (const [address, method] of [
      [`${url}/confirm`, 'GET'],
      [url, 'POST'],
      [`${url}/cancel`, 'POST'],
      ['https://api.stripe.com/v1/charges', 'GET'],
    ] as const) {
      const response = await answer(address, { method })
      expect(response?.status).toBe(404)
      expect(await response?.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    }
  })
})

describe('Google’s sign-in (rules 10)', () => {
  const offer = v.object({ accounts: v.array(v.object({ name: v.string(), email: v.string() })) })
  const accounts = async () => {
    const { body } = await ask(backend, `${accountsUrl}?client_id=${keys.google_client_id}`)
    return v.parse(offer, body).accounts
  }
  const credential = (email: string, client_id: string = keys.google_client_id) =>
    ask(backend, credentialUrl, { client_id, email })
  const tokenOf = async (email: string) =>
    v.parse(v.object({ credential: v.string() }), (await credential(email)).body).credential

  it('has accounts of the world to choose from, and somebody who has not signed up', async () => {
    const offered = await accounts()
    const known = await backend.runtime.read(({ tx }) =>
      offered.map(({ email }) => tx.accounts.one('email', email)?.id),
    )
    expect(known).toContain(personas.ada)
    expect(known).toContain(personas.harbour)
    expect(known.indexOf(undefined)).toBe(offered.length - 1)
    expect(new Set(offered.map(({ email }) => email)).size).toBe(offered.length)
  })

  it('offers whoever signed up last, and still somebody who has not', async () => {
    const stranger = (await accounts()).at(-1)
    const registration = { name: 'Robin', email: stranger?.email ?? '', password: 'long enough' }
    await backend.advance(1000)
    await backend.call('register', { ...registration, type: 'job_seeker' })
    const offered = await accounts()
    expect(offered.map(({ email }) => email)).toContain(stranger?.email)
    const last = offered.at(-1)?.email ?? ''
    expect(await backend.runtime.read(({ tx }) => tx.accounts.one('email', last))).toBeUndefined()
  })

  it('has a credential for each of them that the product takes', async () => {
    for (const { email } of (await accounts()).slice(0, -1)) {
      const { success } = await backend.call('login-with-google', { token: await tokenOf(email) })
      expect(success.user.email).toBe(email)
    }
    const stranger = (await accounts()).at(-1)?.email ?? ''
    const { refusal } = await backend.call('login-with-google', { token: await tokenOf(stranger) })
    expect(refusal.message).toBe('No account uses this address. Please sign up first.')
  })

  it('issues credentials in the look of a JWT', async () => {
    const ada = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const [header = '', payload = ''] = (await tokenOf(ada.email)).split('.')
    expect(JSON.parse(atob(header))).toMatchObject({ typ: 'JWT' })
    const seconds = Math.floor(backend.runtime.now() / 1000)
    expect(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      iss: 'https://accounts.google.com',
      aud: keys.google_client_id,
      sub: expect.stringMatching(/^\d+$/),
      email: ada.email,
      email_verified: true,
      name: ada.name,
      iat: seconds,
      exp: seconds + 3600,
    })
  })

  it('knows one app only, and none where signing in with Google is off', async () => {
    expect((await credential('ada@example.org', 'other')).httpStatus).toBe(401)
    expect((await answer(accountsUrl))?.status).toBe(401)
    await setKeys(backend, { google_client_id: null })
    expect((await credential('ada@example.org')).httpStatus).toBe(401)
    expect((await answer(`${accountsUrl}?client_id=null`))?.status).toBe(401)
  })

  it.each(['', 'nobody', 'a@b@c', `${'x'.repeat(250)}@example.org`])('has no account “%s”', async (email) => {
    expect((await credential(email)).httpStatus).toBe(400)
  })

  it('refuses a body that is no form', async () => {
    const response = await answer(credentialUrl, { method: 'POST', body: '{}' })
    expect(response?.status).toBe(400)
  })
})
