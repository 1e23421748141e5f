import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  pdfFile,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { confirm, cards, setKeys } from '../../tests/support/third-parties.ts'
import { decide } from './moderation.ts'
import { decideTransfer, type TransferDecision } from './feature-payments.ts'

describe('the review of bank transfers (rules 24)', () => {
  let backend: TestBackend
  let harbour: string
  const day = 86_400_000

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  /** Uploads a receipt. @returns the id of its payment */
  const transfer = async (id: number) => {
    await backend.call('jobs/upload-receipt', { id, file: pdfFile() }, harbour)
    return await backend.runtime.read(({ tx }) => tx.payments.one('open_for', id)?.id ?? 0)
  }
  const decideOn = (payment: number, decision: TransferDecision) =>
    backend.runtime.mutate((context) => decideTransfer(context, context.tx.payments.need(payment), decision))
  const statusOf = (payment: number) => backend.runtime.read(({ tx }) => tx.payments.need(payment).status)
  const jobRow = (id: number) => backend.runtime.read(({ tx }) => tx.jobs.need(id))
  const isFeatured = async (id: number) => {
    // The session of `beforeEach` expires in tests that advance the clock by 30 days.
    const token = await backend.signIn(personas.harbour)
    return (await backend.call('jobs/fetch-single', { id }, token)).success.job.is_featured
  }

  it('approves a transfer: the job is featured for 30 days (rules 23)', async () => {
    const payment = await transfer(jobs.open)
    expect(await decideOn(payment, 'approved')).toBe('featured')
    expect(await statusOf(payment)).toBe('succeeded')
    await backend.advance(30 * day - 1)
    expect(await isFeatured(jobs.open)).toBe(1)
    await backend.advance(1)
    expect(await isFeatured(jobs.open)).toBe(0)
  })

  it('approves a transfer for a pending job: the 30 days start when the job is approved (rules 23)', async () => {
    expect(await decideOn(await transfer(jobs.pending), 'approved')).toBe('waiting')
    await backend.advance(10 * day)
    expect(await isFeatured(jobs.pending)).toBe(0)
    await backend.runtime.mutate((context) => decide(context, context.tx.jobs.need(jobs.pending), 'approved'))
    await backend.advance(30 * day - 1)
    expect(await isFeatured(jobs.pending)).toBe(1)
  })

  it('rejects a transfer: the job is not featured, and can be paid for again', async () => {
    await setKeys(backend)
    const payment = await transfer(jobs.open)
    expect(await decideOn(payment, 'rejected')).toBe('rejected')
    expect(await statusOf(payment)).toBe('failed')
    expect(await isFeatured(jobs.open)).toBe(0)
    const byCard = await backend.call(
      'payments/fetch-stripe-intent',
      { id: jobs.open, type: 'feature_job' },
      harbour,
    )
    expect(byCard.success.status).toBe('success')
    expect(await decideOn(await transfer(jobs.open), 'approved')).toBe('featured')
  })

  it.each([
    ['approved', 'Payment received: {title}', '“{title}” is now featured for 30 days'],
    [
      'rejected',
      'Payment not found: {title}',
      'couldn’t find your payment of $49.00 for featuring “{title}”.',
    ],
  ] as const)('emails the owner that the transfer is %s', async (decision, subject, words) => {
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    const { title } = await jobRow(jobs.open)
    const payment = await transfer(jobs.open)
    const news = await watchNews(backend)
    await decideOn(payment, decision)
    const { mails, notifications } = await news()
    expect(notifications).toEqual([])
    expect(mails).toMatchObject([{ to: email, subject: subject.replace('{title}', title) }])
    expect(mails[0]?.text).toContain(words.replace('{title}', title))
    expect(mails[0]?.text).toContain('https://app.example/profile/payments')
  })

  it('offers payment by card only if cards are set up', async () => {
    for (const stripe_pk of ['pk_test_1', null]) {
      await backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { stripe_pk }))
      const payment = await transfer(jobs.open)
      const news = await watchNews(backend)
      await decideOn(payment, 'rejected')
      const text = (await news()).mails[0]?.text
      expect(text?.includes('You can also pay by card.')).toBe(stripe_pk !== null)
    }
  })

  it('decides once: a second decision has no effect', async () => {
    const [approved, rejected] = [await transfer(jobs.open), await transfer(jobs.pending)]
    await decideOn(approved, 'approved')
    await decideOn(rejected, 'rejected')
    const before = await worldOf(backend)
    for (const decision of ['approved', 'rejected'] as const) {
      expect(await decideOn(approved, decision)).toBeUndefined()
      expect(await decideOn(rejected, decision)).toBeUndefined()
    }
    expect(await worldOf(backend)).toEqual(before)
  })

  it('does not apply to card payments', async () => {
    const card = await backend.runtime.read(
      ({ tx }) => tx.payments.where(({ method, status }) => method === 'stripe' && status === 'pending')[0],
    )
    expect(await decideOn(card?.id ?? 0, 'approved')).toBeUndefined()
    expect(await statusOf(card?.id ?? 0)).toBe('pending')
  })

  it('holds the money and says so if the job was deleted (rules 18)', async () => {
    const payment = await transfer(jobs.open)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    const news = await watchNews(backend)
    expect(await decideOn(payment, 'approved')).toBe('held')
    expect(await statusOf(payment)).toBe('succeeded')
    expect((await jobRow(jobs.open)).featured_until).toBeNull()
    expect((await news()).mails[0]?.text).toContain('was deleted, so we’re holding your money')
  })

  it('offers no other way to pay if the job of a rejected transfer was deleted', async () => {
    const payment = await transfer(jobs.open)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    const news = await watchNews(backend)
    await decideOn(payment, 'rejected')
    expect((await news()).mails[0]?.text).not.toContain('another receipt')
  })

  it('holds the money and says so if the job is already featured', async () => {
    const payment = await transfer(jobs.open)
    const featured_until = backend.runtime.now() + day
    await backend.runtime.mutate(({ tx }) => tx.jobs.patch(jobs.open, { featured_until }))
    const news = await watchNews(backend)
    expect(await decideOn(payment, 'approved')).toBe('held')
    expect((await jobRow(jobs.open)).featured_until).toBe(featured_until)
    expect((await news()).mails[0]?.text).toContain('is already featured, so we’re holding your money')
  })

  it('holds the money and says so if featuring is already paid for', async () => {
    const payment = await transfer(jobs.open)
    await backend.runtime.mutate(({ tx }) => tx.jobs.patch(jobs.open, { feature_on_approval: true }))
    const news = await watchNews(backend)
    expect(await decideOn(payment, 'approved')).toBe('held')
    expect((await news()).mails[0]?.text).toMatch(
      /You’ve already paid to feature .+, so we’re holding your money/,
    )
  })

  it('closes the card payment of the job, so that nobody pays twice (rules 24)', async () => {
    await setKeys(backend)
    const intent = await backend.call(
      'payments/fetch-stripe-intent',
      { id: jobs.pending, type: 'feature_job' },
      harbour,
    )
    await decideOn(await transfer(jobs.pending), 'approved')
    expect(await confirm(backend, intent.success.client_secret, cards.visa)).toMatchObject({
      httpStatus: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
  })
})
