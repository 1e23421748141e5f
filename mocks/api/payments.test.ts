import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  pdfFile,
  refused,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../tests/support/backend.ts'
import { authenticate, cards, confirm, intentOf, setKeys } from '../../tests/support/third-parties.ts'
import { day } from '../engine/base/clock.ts'
import type { Row } from '../model/tables.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { decideTransfer, type TransferDecision } from '../services/feature-payments.ts'
import { decide } from '../services/moderation.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
  await setKeys(backend)
  // Only what a test does is left of the job: no earlier payment, and no applicant who would get emails.
  await backend.runtime.mutate(({ tx }) => {
    for (const rows of [tx.payments, tx.intents, tx.applications]) {
      for (const { id } of rows.by('job_id', open)) rows.remove(id)
    }
  })
})

// Sessions expire in tests that advance the clock by 30 days, so each call opens one.
const harbour = () => backend.signIn(personas.harbour)
const { open, pending } = jobs

// What can happen to a job on the way to featuring it.
const intent = async (id: number) =>
  await backend.call('payments/fetch-stripe-intent', { id, type: 'feature_job' }, await harbour())
const secretOf = async (id: number) => (await intent(id)).success.client_secret
/** Pays by card, as the payer's browser does. @returns the provider's id of the payment */
const pay = async (id: number, card: string = cards.visa) => {
  const secret = await secretOf(id)
  await confirm(backend, secret, card)
  return intentOf(secret)
}
const ask = async (id: number) => await pay(id, cards.authentication)
const verification = (id: number, payment_id: string) => ({ id, type: 'feature_job' as const, payment_id })
const verify = async (id: number, payment: string) =>
  await backend.call('payments/verify-stripe', verification(id, payment), await harbour())
const payAndVerify = async (id: number) => await verify(id, await pay(id))
const upload = async (id: number) =>
  (await backend.call('jobs/upload-receipt', { id, file: pdfFile() }, await harbour())).success.status
const remove = async (id: number) => await backend.call('jobs/delete', { id }, await harbour())
/** Decides on the bank transfer of a job, as an administrator does. */
const decideOn = (id: number, decision: TransferDecision) =>
  backend.runtime.mutate((context) => {
    const payment = context.tx.payments.one('open_for', id)
    return payment && decideTransfer(context, payment, decision)
  })
const approve = (id: number) =>
  backend.runtime.mutate((context) => {
    decide(context, context.tx.jobs.need(id), 'approved')
  })
const setPrice = (feature_price_per_month: number) =>
  backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { feature_price_per_month }))
const patchJob = (id: number, changes: Partial<Row<'jobs'>>) =>
  backend.runtime.mutate(({ tx }) => tx.jobs.patch(id, changes))
const featured = () => patchJob(open, { featured_until: backend.runtime.now() + day })
const changeIntent = (changes: Partial<Row<'intents'>>) =>
  backend.runtime.mutate(({ tx }) => tx.intents.patch(tx.intents.by('job_id', open)[0]?.id ?? 0, changes))

/** The statuses of a job's intents and payments, the days for which it is featured, and the emails sent. */
async function cameTo(id: number, mails: readonly { text: string }[]) {
  return await backend.runtime.read(({ tx, now }) => {
    const { featured_until, feature_on_approval } = tx.jobs.need(id)
    const days = featured_until === null ? undefined : (featured_until - now) / day
    return {
      intents: tx.intents.by('job_id', id).map(({ status }) => status),
      payments: tx.payments.by('job_id', id).map(({ status }) => status),
      featured: feature_on_approval ? 'on approval' : days,
      mails: mails.length,
    }
  })
}
interface Outcome {
  intents?: readonly string[]
  payments?: readonly string[]
  featured?: string | number | undefined
  mails?: number
}

const none = { intents: [], payments: [], featured: undefined, mails: 0 }
const paid = { payments: ['succeeded'], featured: 30, mails: 1 }
const byCard = { ...paid, intents: ['succeeded'] }
const unpaid = 'requires_payment_method'

/** One step on the way to featuring the job with this id. */
type Step = (id: number) => Promise<unknown>
const approved: Step = (id) => decideOn(id, 'approved')
const rejected: Step = (id) => decideOn(id, 'rejected')
const raised: Step = () => setPrice(59)
const withoutCards: Step = () => setKeys(backend, { stripe_pk: null })
const tenDays: Step = () => backend.advance(10 * day)
const declined: Step = (id) => pay(id, cards.insufficientFunds)
const nothing: Step = () => Promise.resolve()
const opened: Step = async (id) => intentOf(await secretOf(id))
const shortened: Step = () => changeIntent({ amount: 1 })
/** Two steps. @returns the result of the first one */
const both =
  (first: Step, next: Step): Step =>
  async (id) => {
    const result = await first(id)
    await next(id)
    return result
  }
const payAgain: Step = (id) => patchJob(id, { feature_on_approval: true })

/** The steps of a job, their outcome, and words of the last email. */
const stories: readonly [
  title: string,
  id: number,
  steps: readonly Step[],
  comesTo: Outcome,
  words?: string,
][] = [
  ['the bank asks', open, [ask], { intents: ['requires_action'], payments: ['pending'] }],
  ['the card is charged', open, [pay], { intents: ['succeeded'], payments: ['pending'] }],
  [
    'the price changes while the bank asks',
    open,
    [ask, raised, intent],
    { intents: ['canceled', unpaid], payments: ['failed'] },
  ],
  [
    'the price changes after the card was charged',
    open,
    [
      async (id) => {
        const payment = await pay(id)
        await setPrice(59)
        await backend.advance(3 * day)
        expect(intentOf(await secretOf(id))).toBe(payment)
        await verify(id, ` ${payment}\n`)
      },
    ],
    byCard,
    'your payment of $49.00.\n\n“Terminal planner” is now featured for 30 days',
  ],
  [
    'only the provider knows the payment',
    open,
    [
      async (id) => {
        const payment = await pay(id)
        await backend.runtime.mutate(({ tx }) => {
          for (const row of tx.payments.by('job_id', id)) tx.payments.remove(row.id)
        })
        await verify(id, payment)
      },
    ],
    byCard,
  ],
  [
    'a paid job is approved ten days later',
    pending,
    [payAndVerify, tenDays, approve],
    { ...byCard, mails: 2 },
    'Open the job',
  ],
  [
    'the job is featured before its payment is verified',
    open,
    [(id) => pay(id).then((payment) => featured().then(() => verify(id, payment)))],
    { ...byCard, featured: 1 },
    'is already featured, so we’re holding your money',
  ],
  [
    'a job is deleted before its payment is verified',
    open,
    [pay, remove],
    { ...byCard, featured: undefined },
    'was deleted, so we’re holding your money',
  ],
  [
    'a receipt is uploaded while the bank asks',
    open,
    [ask, upload],
    { intents: ['canceled'], payments: ['failed', 'pending'] },
  ],
  [
    'a transfer is approved',
    open,
    [upload, approved],
    paid,
    '“Terminal planner” is now featured for 30 days',
  ],
  [
    'the transfer for a pending job is approved',
    pending,
    [upload, approved],
    { ...paid, featured: 'on approval' },
    'will be featured for 30 days once we’ve approved it',
  ],
  [
    'a transfer is rejected',
    open,
    [upload, rejected],
    { payments: ['failed'], mails: 1 },
    'couldn’t find your payment of $49.00 for featuring “Terminal planner”.\n\nIf you have paid, upload another receipt. You can also pay by card.',
  ],
  [
    'a transfer is rejected where cards are off',
    open,
    [withoutCards, upload, rejected],
    { payments: ['failed'], mails: 1 },
    'upload another receipt.\n\nSee your payments:\nhttps://app.example/profile/payments',
  ],
  [
    'a receipt follows a rejected one and an open card payment',
    open,
    [upload, rejected, intent, upload, approved],
    { ...paid, intents: ['canceled'], payments: ['failed', 'succeeded'], mails: 2 },
  ],
  [
    'the job of a transfer is deleted before the approval',
    open,
    [upload, remove, approved],
    { ...paid, featured: undefined },
    'was deleted, so we’re holding your money',
  ],
  [
    'the job of a transfer is deleted before the rejection',
    open,
    [upload, remove, rejected],
    { payments: ['failed'], mails: 1 },
    'If you have paid, reply to this email.',
  ],
  [
    'the job of a transfer is featured before the approval',
    open,
    [upload, featured, approved],
    { ...paid, featured: 1 },
    'is already featured, so we’re holding your money',
  ],
  [
    'the job of a transfer is paid for before the approval',
    pending,
    [upload, payAgain, approved],
    { ...paid, featured: 'on approval' },
    'You’ve already paid to feature',
  ],
]

describe('the money for featuring a job, when (rules 18, 23, 24, 25)', () => {
  it.each(stories)('%s', async (_, id, steps, comesTo, words = '') => {
    const news = await watchNews(backend)
    for (const step of steps) await step(id)
    const { mails, notifications } = await news()
    expect(await cameTo(id, mails)).toEqual({ ...none, ...comesTo })
    expect(mails.at(-1)?.text ?? '').toContain(words)
    expect(notifications.length).toBe(words === 'Open the job' ? 1 : 0)
  })
})

const checking = 'We’re already checking a receipt for this job. We’ll email you the result.'
const foreign = 'This payment is for another job. Please contact us.'
const refusals: readonly [
  message: string,
  of: readonly ('intent' | 'receipt' | 'verify')[],
  id: number,
  /** What happens first. @returns the id of the payment to verify */
  before: Step,
][] = [
  ['This job is already featured.', ['intent', 'receipt'], jobs.featured, nothing],
  ['You’ve already paid to feature this job.', ['intent', 'receipt'], jobs.pendingPaid, nothing],
  [checking, ['intent', 'receipt'], open, upload],
  ['Card payments are not available here. Please pay by bank transfer.', ['intent'], open, withoutCards],
  [
    'You’ve already paid by card to feature this job. Open the card payment to confirm it.',
    ['receipt'],
    open,
    pay,
  ],
  ['This payment hasn’t been made yet. Please pay first.', ['verify'], open, opened],
  ['Your bank is still waiting for you to confirm this payment.', ['verify'], open, ask],
  ['Your card has insufficient funds.', ['verify'], open, declined],
  ['This payment was cancelled. Please start again.', ['verify'], open, both(opened, upload)],
  ['The amount paid doesn’t match the price. Please contact us.', ['verify'], open, both(pay, shortened)],
  [foreign, ['verify'], pending, () => pay(open)],
  [foreign, ['verify'], open, () => Promise.resolve('pi_unheard_of')],
  [foreign, ['verify'], open, both(pay, () => changeIntent({ account_id: personas.smallShop }))],
  ['Job not found.', ['intent', 'receipt', 'verify'], open, both(opened, remove)],
  [
    'This job was deleted, so it can’t be featured. We’re holding your payment. Please contact us.',
    ['verify'],
    open,
    both(pay, remove),
  ],
]

it.each(refusals)('“%s” is the refusal of %j for job %i', async (message, of, id, before) => {
  const given = await before(id)
  const [payment, token] = [typeof given === 'string' ? given : '', await harbour()]
  const ways = {
    intent: () => refused(backend, 'payments/fetch-stripe-intent', { id, type: 'feature_job' }, token),
    receipt: () => refused(backend, 'jobs/upload-receipt', { id, file: pdfFile() }, token),
    verify: () => refused(backend, 'payments/verify-stripe', verification(id, payment), token),
  }
  for (const way of of) expect((await ways[way]()).message).toBe(message)
})

it('an open card payment is returned again until it is paid, even after failures (rules 25)', async () => {
  await setPrice(49.99)
  const secret = await secretOf(open)
  const { amount } = (await backend.runtime.read(({ tx }) => tx.intents.by('job_id', open)[0])) ?? {}
  expect(amount).toBe(4999)
  await pay(open, cards.declined)
  await ask(open)
  await authenticate(backend, secret, 'failed')
  expect((await intent(open)).success).toMatchObject({ client_secret: secret, message: 'Ready to pay.' })
  await pay(open)
  await featured()
  expect((await intent(open)).success).toMatchObject({
    client_secret: secret,
    message: 'You’ve already paid. Confirm the payment to feature the job.',
  })
})

it('a payment is verified once, and the job can be paid for again 30 days later (rules 23, 25)', async () => {
  const payment = await pay(open)
  await verify(open, payment)
  const before = await worldOf(backend)
  expect((await verify(open, payment)).success.message).toBe('Your job is now featured.')
  expect((await worldOf(backend))['jobs']).toEqual(before['jobs'])
  expect((await worldOf(backend))['payments']).toEqual(before['payments'])
  await backend.advance(30 * day)
  expect((await verify(open, payment)).success.message).toBe(
    'You’ve already used this payment to feature your job.',
  )
  expect(await secretOf(open)).not.toContain(payment)
})

it('a held payment stays settled, and its payer is told once', async () => {
  const payment = await pay(open)
  await patchJob(open, { deleted_at: backend.runtime.now() })
  const news = await watchNews(backend)
  for (let times = 0; times < 2; times += 1) {
    expect((await verify(open, payment)).refusal.message).toMatch(/^This job was deleted/)
  }
  expect(await cameTo(open, (await news()).mails)).toEqual({ ...byCard, featured: undefined })
})

it('a transfer is decided once, and card payments are not (rules 24)', async () => {
  await upload(open)
  const [transfer, card] = await backend.runtime.read(({ tx }) => [
    tx.payments.one('open_for', open)?.id ?? 0,
    tx.payments.where(({ method, status }) => method === 'stripe' && status === 'pending')[0]?.id ?? 0,
  ])
  await decideOn(open, 'approved')
  const before = await worldOf(backend)
  for (const id of [transfer ?? 0, card ?? 0]) {
    for (const decision of ['approved', 'rejected'] as const) {
      const result = backend.runtime.mutate((context) =>
        decideTransfer(context, context.tx.payments.need(id), decision),
      )
      expect(await result).toBeUndefined()
    }
  }
  expect(await worldOf(backend)).toEqual(before)
})

it('payments/my has card payments in cents with the provider’s id, and transfers in dollars (rules 25)', async () => {
  await upload(open)
  const card = await pay(pending)
  const { payments } = (await backend.call('payments/my', {}, await harbour())).success
  expect(payments.slice(0, 2)).toMatchObject([
    { method: 'stripe', amount: 4900, payment_obj: { id: card }, table_id: pending },
    { method: 'other', amount: 49, payment_obj: { id: expect.any(Number) }, table_id: open },
  ])
})
