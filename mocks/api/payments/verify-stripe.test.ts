import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  refused,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { decide } from '../../services/moderation.ts'
import { authenticate, cards, confirm, intentOf, setKeys } from '../../../tests/support/third-parties.ts'

describe('payments/verify-stripe', () => {
  let backend: TestBackend
  let harbour: string
  const day = 86_400_000

  beforeEach(async () => {
    backend = await createTestBackend()
    await setKeys(backend)
    harbour = await backend.signIn(personas.harbour)
  })

  const secretOf = async (id: number) =>
    (await backend.call('payments/fetch-stripe-intent', { id, type: 'feature_job' }, harbour)).success
      .client_secret
  /** Pays for a job by card, as the payer's browser does. */
  const pay = async (id: number, number: string = cards.visa) => {
    const secret = await secretOf(id)
    await confirm(backend, secret, number)
    return intentOf(secret)
  }
  const body = (id: number, payment_id: string) => ({ id, type: 'feature_job' as const, payment_id })
  const verify = (id: number, payment: string) =>
    backend.call('payments/verify-stripe', body(id, payment), harbour)
  const refusedFor = async (id: number, payment: string) =>
    (await refused(backend, 'payments/verify-stripe', body(id, payment), harbour)).message
  const jobOf = async (id: number) => {
    // The session of `beforeEach` expires in tests that advance the clock by 30 days.
    const token = await backend.signIn(personas.harbour)
    return (await backend.call('jobs/fetch-single', { id }, token)).success.job
  }
  const paymentsOf = (intent: string) => backend.runtime.read(({ tx }) => tx.payments.by('intent_id', intent))

  it('features the job for 30 days (rules 23, 25)', async () => {
    const payment = await pay(jobs.open)
    expect((await jobOf(jobs.open)).is_featured).toBe(0)
    expect((await verify(jobs.open, payment)).success.message).toBe('Your job is now featured.')
    await backend.advance(30 * day - 1)
    expect((await jobOf(jobs.open)).is_featured).toBe(1)
    await backend.advance(1)
    expect((await jobOf(jobs.open)).is_featured).toBe(0)
  })

  it('records a payment with the price in cents (rules 25)', async () => {
    const { feature_price_per_month: price } = await backend.runtime.read(({ tx }) => tx.settings.need(1))
    const payment = await pay(jobs.pending)
    const first = async () => (await backend.call('payments/my', {}, harbour)).success.payments[0]
    const row = {
      method: 'stripe',
      amount: price * 100,
      payment_obj: { id: payment },
      table_id: jobs.pending,
    }
    expect(await first()).toMatchObject({ ...row, status: 'pending' })
    await verify(jobs.pending, payment)
    expect(await first()).toMatchObject({ ...row, status: 'succeeded' })
  })

  it('emails the owner', async () => {
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    const { title } = await jobOf(jobs.open)
    const payment = await pay(jobs.open)
    const news = await watchNews(backend)
    await verify(jobs.open, payment)
    const { mails, notifications } = await news()
    expect(notifications).toEqual([])
    expect(mails).toMatchObject([{ to: email, subject: `Payment received: ${title}` }])
    expect(mails[0]?.text).toContain('your payment of $49.00')
    expect(mails[0]?.text).toContain(`“${title}” is now featured for 30 days`)
  })

  it('starts the 30 days of a pending job with its approval (rules 23)', async () => {
    const payment = await pay(jobs.pending)
    expect((await verify(jobs.pending, payment)).success.message).toBe(
      'Payment received. The job will be featured once it’s approved.',
    )
    await backend.advance(10 * day)
    expect((await jobOf(jobs.pending)).is_featured).toBe(0)
    await backend.runtime.mutate((context) => decide(context, context.tx.jobs.need(jobs.pending), 'approved'))
    await backend.advance(30 * day - 1)
    expect((await jobOf(jobs.pending)).is_featured).toBe(1)
  })

  it('features the job once, however often the payment is verified (rules 25)', async () => {
    const payment = await pay(jobs.open)
    await verify(jobs.open, payment)
    const before = await worldOf(backend)
    expect((await verify(jobs.open, payment)).success.message).toBe('Your job is now featured.')
    expect(await worldOf(backend)).toEqual(before)
    await backend.advance(31 * day)
    harbour = await backend.signIn(personas.harbour)
    expect((await verify(jobs.open, payment)).success.message).toBe(
      'You’ve already used this payment to feature your job.',
    )
    expect((await jobOf(jobs.open)).is_featured).toBe(0)
  })

  it('settles ten concurrent requests as one payment (rules 25)', async () => {
    const payment = await pay(jobs.open)
    const news = await watchNews(backend)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(jobs.open, payment)))
    for (const { success } of answers) expect(success.message).toBe('Your job is now featured.')
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'succeeded' }])
    expect((await news()).mails).toHaveLength(1)
    const { featured_until } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    expect(featured_until).toBe(backend.runtime.now() + 30 * day)
  })

  it('verifies a payment at its original price when the payer returns later', async () => {
    const payment = await pay(jobs.open)
    await backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { feature_price_per_month: 59 }))
    await backend.advance(3 * day)
    expect(intentOf(await secretOf(jobs.open))).toBe(payment)
    expect((await verify(jobs.open, payment)).success.message).toBe('Your job is now featured.')
  })

  it('trims the id of the payment', async () => {
    const payment = await pay(jobs.open)
    expect((await verify(jobs.open, ` ${payment}\n`)).success.message).toBe('Your job is now featured.')
  })

  it('records a payment that only the provider knows about (rules 25)', async () => {
    const payment = await pay(jobs.open)
    await backend.runtime.mutate(({ tx }) => {
      for (const { id } of tx.payments.by('intent_id', payment)) tx.payments.remove(id)
    })
    expect((await verify(jobs.open, payment)).success.message).toBe('Your job is now featured.')
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'succeeded', amount: 4900 }])
  })

  it('is refused before the payment and during authentication (rules 25)', async () => {
    const secret = await secretOf(jobs.pending)
    const payment = intentOf(secret)
    expect(await refusedFor(jobs.pending, payment)).toBe(
      'This payment hasn’t been made yet. Please pay first.',
    )
    await confirm(backend, secret, cards.authentication)
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'pending' }])
    expect(await refusedFor(jobs.pending, payment)).toBe(
      'Your bank is still waiting for you to confirm this payment.',
    )
    await authenticate(backend, secret, 'succeeded')
    expect((await verify(jobs.pending, payment)).success.status).toBe('success')
  })

  it('is refused after a declined card, and succeeds after another card has paid (rules 25)', async () => {
    const payment = await pay(jobs.pending, cards.insufficientFunds)
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'failed' }])
    expect(await refusedFor(jobs.pending, payment)).toBe('Your card has insufficient funds.')
    await pay(jobs.pending, cards.visa)
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'pending' }])
    await verify(jobs.pending, payment)
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'succeeded' }])
  })

  it('is refused for a closed payment', async () => {
    const payment = intentOf(await secretOf(jobs.pending))
    await backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { feature_price_per_month: 59 }))
    await secretOf(jobs.pending)
    expect(await refusedFor(jobs.pending, payment)).toBe('This payment was cancelled. Please start again.')
  })

  it('is refused for a wrong amount (rules 25)', async () => {
    const payment = await pay(jobs.pending)
    await backend.runtime.mutate(({ tx }) => {
      const intent = tx.intents.one('provider_id', payment)
      tx.intents.patch(intent?.id ?? 0, { amount: 1 })
    })
    expect(await refusedFor(jobs.pending, payment)).toBe(
      'The amount paid doesn’t match the price. Please contact us.',
    )
  })

  it('is refused for an unknown payment, or one for another job or account (rules 7, 25)', async () => {
    const payment = await pay(jobs.open)
    const message = 'This payment is for another job. Please contact us.'
    expect(await refusedFor(jobs.pending, payment)).toBe(message)
    expect(await refusedFor(jobs.open, 'pi_unheard_of')).toBe(message)
    await backend.runtime.mutate(({ tx }) => {
      const intent = tx.intents.one('provider_id', payment)
      tx.intents.patch(intent?.id ?? 0, { account_id: personas.smallShop })
    })
    expect(await refusedFor(jobs.open, payment)).toBe(message)
  })

  it('holds the money and says so if the job is already featured', async () => {
    const payment = await pay(jobs.open)
    const featured_until = backend.runtime.now() + day
    await backend.runtime.mutate(({ tx }) => tx.jobs.patch(jobs.open, { featured_until }))
    const news = await watchNews(backend)
    expect((await verify(jobs.open, payment)).refusal.message).toBe(
      'This job is already featured. We’re holding your payment. Please contact us.',
    )
    expect((await news()).mails).toMatchObject([
      { text: expect.stringContaining('is already featured, so we’re holding your money') },
    ])
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'succeeded' }])
    expect((await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))).featured_until).toBe(
      featured_until,
    )
    expect((await verify(jobs.open, payment)).success.status).toBe('success')
    expect((await news()).mails).toHaveLength(1)
  })

  it('holds the money and says so if the job was deleted (rules 18)', async () => {
    const payment = await pay(jobs.open)
    const news = await watchNews(backend)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'succeeded' }])
    const received = (await news()).mails.filter(({ subject }) => subject.startsWith('Payment received'))
    expect(received).toMatchObject([
      { text: expect.stringContaining('was deleted, so we’re holding your money') },
    ])
    expect(await refusedFor(jobs.open, payment)).toBe(
      'This job was deleted, so it can’t be featured. We’re holding your payment. Please contact us.',
    )
  })

  it('refuses payments for a deleted job (rules 18)', async () => {
    const secret = await secretOf(jobs.open)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect(await confirm(backend, secret, cards.visa)).toMatchObject({
      httpStatus: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
    expect(await refusedFor(jobs.open, intentOf(secret))).toBe('Job not found.')
  })

  it('settles a payment for a deleted job once, however often it is verified', async () => {
    const payment = await pay(jobs.open)
    await backend.runtime.mutate(({ tx, now }) => tx.jobs.patch(jobs.open, { deleted_at: now }))
    const news = await watchNews(backend)
    expect((await verify(jobs.open, payment)).refusal.message).toMatch(/^This job was deleted/)
    expect((await verify(jobs.open, payment)).refusal.message).toMatch(/^This job was deleted/)
    expect(await paymentsOf(payment)).toMatchObject([{ status: 'succeeded' }])
    expect((await news()).mails).toHaveLength(1)
    expect((await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))).featured_until).toBeNull()
  })
})
