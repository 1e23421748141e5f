import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { createSafeStorage } from '../../api/storage.ts'
import {
  type CardGateway,
  type CardOutcome,
  type Intent,
  type IntentResult,
  pay,
  resume,
} from './card-payment.ts'
import { openPayment, paymentIdOf } from './open-payments.ts'

const intent = (status: Intent['status']): Intent => ({ id: 'pi_1', amount: 4900, status })
const at = (status: Intent['status']): IntentResult => ({ paymentIntent: intent(status) })
const error = (fields: Omit<NonNullable<IntentResult['error']>, 'message'>): IntentResult => ({
  error: { message: 'Your card was declined.', ...fields },
})
const lost = error({ type: 'api_connection_error' })
const offline = new ApiError({ kind: 'network', call: 'payments/verify-stripe', message: 'Offline.' })

function gatewayWith(given: Partial<CardGateway> = {}): { gateway: CardGateway; asked: string[] } {
  const asked: string[] = []
  const noting =
    <In extends unknown[], Out>(name: string, answer: (...input: In) => Promise<Out>) =>
    (...input: In) => {
      asked.push([name, ...input].join(' '))
      return answer(...input)
    }
  const gateway: CardGateway = {
    amount: 4900,
    open: noting('open', given.open ?? (() => Promise.resolve('secret'))),
    look: noting('look', given.look ?? (() => Promise.resolve(at('requires_payment_method')))),
    confirm: noting('confirm', given.confirm ?? (() => Promise.resolve(at('succeeded')))),
    verify: noting('verify', given.verify ?? (() => Promise.resolve())),
    started: openPayment(
      1,
      7,
      createSafeStorage(() => undefined),
    ),
  }
  return { gateway, asked }
}

const repriced = (status: Intent['status'], amount: number): IntentResult => ({
  paymentIntent: { ...intent(status), amount },
})
const elsewhere = error({ type: 'invalid_request_error', payment_intent: intent('succeeded') })
const declined = error({ type: 'card_error', payment_intent: intent('requires_payment_method') })
const answers = (result: IntentResult) => () => Promise.resolve(result)
const all = ['open', 'look secret', 'confirm secret', 'verify pi_1']

test.each<[what: string, answers: Partial<CardGateway>, outcome: CardOutcome, asked: string[]]>([
  ['pays and verifies (product: feature a job)', {}, { kind: 'done' }, all],
  [
    'verifies an earlier successful payment, at whatever price (rules 25)',
    { look: answers(repriced('succeeded', 3900)) },
    { kind: 'done' },
    ['open', 'look secret', 'verify pi_1'],
  ],
  [
    'reports a changed price before anything is paid',
    { look: answers(repriced('requires_payment_method', 5900)) },
    { kind: 'repriced', amount: 5900 },
    ['open', 'look secret'],
  ],
  [
    'verifies a payment that succeeded in another tab (rules 25)',
    { confirm: answers(elsewhere) },
    { kind: 'done' },
    all,
  ],
  [
    'pays what waits for the bank with another card',
    { look: answers(at('requires_action')) },
    { kind: 'done' },
    all,
  ],
  [
    'reports a declined card with the provider’s message (product: alerts)',
    { confirm: answers(declined) },
    { kind: 'refused', message: 'Your card was declined.' },
    all.slice(0, 3),
  ],
  [
    'doesn’t know the outcome if the connection is lost before confirming',
    { look: answers(lost) },
    { kind: 'unknown' },
    all.slice(0, 2),
  ],
  [
    'doesn’t know the outcome if the connection is lost after confirming',
    { confirm: answers(lost) },
    { kind: 'unknown' },
    all.slice(0, 3),
  ],
  [
    'waits for a payment that the provider is processing',
    { confirm: answers(at('processing')) },
    { kind: 'waiting' },
    all.slice(0, 3),
  ],
  [
    'has not verified what the server has not confirmed',
    { verify: () => Promise.reject(offline) },
    { kind: 'unverified', cause: offline },
    all,
  ],
])('pay %s', async (_what, given, outcome, asked) => {
  const paying = gatewayWith(given)
  expect(await pay(paying.gateway)).toEqual(outcome)
  expect(paying.asked).toEqual(asked)
})

test.each<[what: string, look: IntentResult, outcome: CardOutcome]>([
  ['is unpaid', at('requires_payment_method'), { kind: 'unpaid' }],
  ['that waits for the bank is unpaid', at('requires_action'), { kind: 'unpaid' }],
  ['that succeeded is verified', repriced('succeeded', 3900), { kind: 'done' }],
  ['has another price', repriced('requires_payment_method', 5900), { kind: 'repriced', amount: 5900 }],
])('a payment that is looked up %s, and nothing is charged', async (_what, look, outcome) => {
  const { gateway, asked } = gatewayWith({ look: answers(look) })
  expect(await resume(gateway)).toEqual(outcome)
  expect(asked.filter((step) => step.startsWith('confirm'))).toEqual([])
})

test('without a payment from the server no other call is made', async () => {
  const { gateway, asked } = gatewayWith({ open: () => Promise.reject(offline) })
  await expect(pay(gateway)).rejects.toBe(offline)
  expect(asked).toEqual(['open'])
})

describe('with a backend that opens a new payment for each call (rules 25)', () => {
  /** `statuses` has the payments' statuses by secret; any other payment waits for a card. */
  function serverWith(statuses: Record<string, Intent['status']>, given: Partial<CardGateway> = {}) {
    let count = 0
    return gatewayWith({
      open: () => Promise.resolve(`pi_${(count += 1)}_secret`),
      look: (secret) =>
        Promise.resolve({
          paymentIntent: {
            ...intent(statuses[secret] ?? 'requires_payment_method'),
            id: paymentIdOf(secret),
          },
        }),
      ...given,
    })
  }

  test('a payment whose answer was lost is found, verified and not paid again', async () => {
    const statuses: Record<string, Intent['status']> = {}
    const { gateway, asked } = serverWith(statuses, {
      confirm: (secret) => {
        statuses[secret] = 'succeeded'
        return Promise.resolve(lost)
      },
    })
    expect(await pay(gateway)).toEqual({ kind: 'unknown' })
    expect(await resume(gateway)).toEqual({ kind: 'done' })
    expect(asked).toEqual([
      'open',
      'look pi_1_secret',
      'confirm pi_1_secret',
      'look pi_1_secret',
      'verify pi_1',
    ])
    expect(gateway.started.get()).toBeUndefined()
  })

  test('a charged payment is kept until it is verified or finally refused', async () => {
    const refusedWith = (httpStatus: number) =>
      new ApiError({ kind: 'refused', call: 'payments/verify-stripe', message: 'No.', httpStatus })
    for (const [cause, isKept] of [
      [offline, true],
      [refusedWith(200), true],
      [refusedWith(500), true],
      [refusedWith(422), false],
    ] as const) {
      const { gateway } = serverWith({}, { verify: () => Promise.reject(cause) })
      expect(await pay(gateway)).toEqual({ kind: 'unverified', cause })
      expect(gateway.started.get()).toBe(isKept ? 'pi_1_secret' : undefined)
    }
  })

  test('while the connection is lost the outcome stays unknown', async () => {
    const { gateway, asked } = serverWith({}, { look: () => Promise.resolve(lost) })
    gateway.started.set('pi_0_secret')
    expect(await resume(gateway)).toEqual({ kind: 'unknown' })
    expect(await pay(gateway)).toEqual({ kind: 'unknown' })
    expect(asked).toEqual(['look pi_0_secret', 'look pi_0_secret'])
  })

  test('an earlier payment that waits for the bank is paid instead of a new one', async () => {
    const { gateway, asked } = serverWith({ pi_0_secret: 'requires_action' })
    gateway.started.set('pi_0_secret')
    expect(await pay(gateway)).toEqual({ kind: 'done' })
    expect(asked).toEqual(['look pi_0_secret', 'open', 'confirm pi_0_secret', 'verify pi_1'])
  })

  test.each(['requires_payment_method', 'canceled'] as const)(
    'a payment in the state %s is forgotten',
    async (status) => {
      const { gateway, asked } = serverWith({ pi_0_secret: status })
      gateway.started.set('pi_0_secret')
      expect(await resume(gateway)).toEqual({ kind: 'unpaid' })
      expect(asked).toEqual(['look pi_0_secret', 'open', 'look pi_1_secret'])
      expect(gateway.started.get()).toBeUndefined()
    },
  )
})

test('an open payment belongs to an account and a job', () => {
  const storage = createSafeStorage(() => undefined)
  openPayment(1, 7, storage).set('pi_1_secret_2')
  expect(openPayment(1, 7, storage).get()).toBe('pi_1_secret_2')
  expect([openPayment(2, 7, storage).get(), openPayment(1, 8, storage).get()]).toEqual([undefined, undefined])
  expect(paymentIdOf('pi_1_secret_2')).toBe('pi_1')
})
