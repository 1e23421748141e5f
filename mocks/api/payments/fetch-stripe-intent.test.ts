import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  pdfFile,
  refused,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { authenticate, cards, confirm, intentOf, setKeys } from '../../../tests/support/third-parties.ts'

describe('payments/fetch-stripe-intent', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    await setKeys(backend)
    harbour = await backend.signIn(personas.harbour)
  })

  const about = (id: number) => ({ id, type: 'feature_job' as const })
  const opened = async (id: number) =>
    (await backend.call('payments/fetch-stripe-intent', about(id), harbour)).success
  const secretOf = async (id: number) => (await opened(id)).client_secret
  const intentsOf = (id: number) => backend.runtime.read(({ tx }) => tx.intents.by('job_id', id))
  const refusedFor = async (id: number) =>
    (await refused(backend, 'payments/fetch-stripe-intent', about(id), harbour)).message
  const setPrice = (feature_price_per_month: number) =>
    backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { feature_price_per_month }))

  it('opens an intent with the price in cents (rules 25)', async () => {
    await setPrice(49.99)
    const secret = await secretOf(jobs.pending)
    expect(await intentsOf(jobs.pending)).toMatchObject([
      {
        account_id: personas.harbour,
        client_secret: secret,
        provider_id: intentOf(secret),
        amount: 4999,
        status: 'requires_payment_method',
      },
    ])
  })

  it('creates no payment yet, and sends nothing (rules 25)', async () => {
    const payments = async () => (await backend.call('payments/my', {}, harbour)).success.total
    const before = await payments()
    const news = await watchNews(backend)
    await secretOf(jobs.pending)
    expect(await payments()).toBe(before)
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it('returns the open intent, even after a declined card or during authentication (rules 25)', async () => {
    const secret = await secretOf(jobs.pending)
    expect(await secretOf(jobs.pending)).toBe(secret)
    await confirm(backend, secret, cards.declined)
    expect(await secretOf(jobs.pending)).toBe(secret)
    await confirm(backend, secret, cards.authentication)
    expect(await secretOf(jobs.pending)).toBe(secret)
    await authenticate(backend, secret, 'failed')
    expect(await secretOf(jobs.pending)).toBe(secret)
    expect(await intentsOf(jobs.pending)).toHaveLength(1)
  })

  it('opens one intent for ten identical requests at once (rules 25)', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => secretOf(jobs.pending)))
    expect(new Set(secrets).size).toBe(1)
    expect(await intentsOf(jobs.pending)).toHaveLength(1)
  })

  it('replaces the open intent if the price has changed', async () => {
    const old = await secretOf(jobs.pending)
    await confirm(backend, old, cards.authentication)
    await setPrice(59)
    const secret = await secretOf(jobs.pending)
    expect(secret).not.toBe(old)
    expect(await intentsOf(jobs.pending)).toMatchObject([
      { client_secret: old, status: 'canceled' },
      { client_secret: secret, status: 'requires_payment_method', amount: 5900 },
    ])
    const [payment] = (await backend.call('payments/my', {}, harbour)).success.payments
    expect(payment).toMatchObject({ payment_obj: { id: intentOf(old) }, status: 'failed' })
    expect(await confirm(backend, old, cards.visa)).toMatchObject({
      httpStatus: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
  })

  it('returns an intent that is paid but not verified, so that nobody pays twice', async () => {
    const secret = await secretOf(jobs.pending)
    expect((await opened(jobs.pending)).message).toBe('Ready to pay.')
    await confirm(backend, secret, cards.visa)
    expect(await opened(jobs.pending)).toMatchObject({
      client_secret: secret,
      message: 'You’ve already paid. Confirm the payment to feature the job.',
    })
    await setPrice(59)
    expect(await secretOf(jobs.pending)).toBe(secret)
    expect(await intentsOf(jobs.pending)).toHaveLength(1)
  })

  it('returns a paid intent even if the job has been featured in the meantime', async () => {
    const secret = await secretOf(jobs.open)
    await confirm(backend, secret, cards.visa)
    await backend.runtime.mutate(({ tx, now }) => tx.jobs.patch(jobs.open, { featured_until: now + 1 }))
    expect(await secretOf(jobs.open)).toBe(secret)
  })

  it('opens another intent after the 30 days (rules 23)', async () => {
    await backend.advance(31 * 86_400_000)
    harbour = await backend.signIn(personas.harbour)
    await secretOf(jobs.featured)
    expect(await intentsOf(jobs.featured)).toContainEqual(
      expect.objectContaining({ status: 'requires_payment_method' }),
    )
  })

  it('is refused if cards are not accepted (rules 25)', async () => {
    await setKeys(backend, { stripe_pk: null })
    expect(await refusedFor(jobs.pending)).toBe(
      'Card payments are not available here. Please pay by bank transfer.',
    )
  })

  it.each([
    ['is featured', jobs.featured, 'This job is already featured.'],
    ['will be featured once approved', jobs.pendingPaid, 'You’ve already paid to feature this job.'],
  ])('is refused for a job that %s (rules 23)', async (_what, id, message) => {
    expect(await refusedFor(id)).toBe(message)
  })

  it('is refused while a bank transfer is in review, so that nobody pays twice (rules 24)', async () => {
    expect(await refusedFor(jobs.paymentPending)).toBe(
      'We’re already checking a receipt for this job. We’ll email you the result.',
    )
    await secretOf(jobs.pending)
    await backend.call('jobs/upload-receipt', { id: jobs.pending, file: pdfFile() }, harbour)
    expect(await refusedFor(jobs.pending)).toBe(
      'We’re already checking a receipt for this job. We’ll email you the result.',
    )
  })
})
