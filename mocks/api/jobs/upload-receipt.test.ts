import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { cards, confirm, intentOf, setKeys } from '../../../tests/support/third-parties.ts'

describe('jobs/upload-receipt', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  const upload = (id: number, file = pdfFile('receipt.pdf')) =>
    backend.call('jobs/upload-receipt', { id, file }, harbour)
  const secretOf = async (id: number) => {
    await setKeys(backend)
    const body = { id, type: 'feature_job' as const }
    return (await backend.call('payments/fetch-stripe-intent', body, harbour)).success.client_secret
  }

  it('creates a receipt and a pending payment of the price (rules 24)', async () => {
    const { success } = await upload(jobs.open)
    expect(success.message).toBe('Receipt uploaded. We’ll feature the job once we’ve checked it.')
    const { job } = (await backend.call('jobs/fetch-single', { id: jobs.open }, harbour)).success
    const about = { job: { id: jobs.open, title: job.title }, table_id: jobs.open }
    const [receipt] = (await backend.call('receipts/my', {}, harbour)).success.receipts
    expect(receipt).toMatchObject({ ...about, type: 'feature_job' })
    const [payment] = (await backend.call('payments/my', {}, harbour)).success.payments
    expect(payment).toMatchObject({
      ...about,
      method: 'other',
      status: 'pending',
      amount: job.feature_price_per_month,
    })
  })

  it('allows one receipt in review at a time per job (rules 24)', async () => {
    await upload(jobs.open)
    for (const id of [jobs.open, jobs.paymentPending]) {
      const body = { id, file: pdfFile() }
      expect((await refused(backend, 'jobs/upload-receipt', body, harbour)).message).toBe(
        'We’re already checking a receipt for this job. We’ll email you the result.',
      )
    }
  })

  it.each([
    ['is featured', jobs.featured, 'This job is already featured.'],
    ['will be featured once approved', jobs.pendingPaid, 'You’ve already paid to feature this job.'],
  ])('refuses a job that %s (rules 23)', async (_what, id, message) => {
    const body = { id, file: pdfFile() }
    expect((await refused(backend, 'jobs/upload-receipt', body, harbour)).message).toBe(message)
  })

  it('is refused after a card payment, so that nobody pays twice (rules 24, 25)', async () => {
    const secret = await secretOf(jobs.open)
    await confirm(backend, secret, cards.visa)
    const body = { id: jobs.open, file: pdfFile() }
    expect((await refused(backend, 'jobs/upload-receipt', body, harbour)).message).toBe(
      'You’ve already paid by card to feature this job. Open the card payment to confirm it.',
    )
  })

  it('closes an unpaid card payment, so that nobody pays twice (rules 24, 25)', async () => {
    const [open, pending] = [await secretOf(jobs.open), await secretOf(jobs.pending)]
    await confirm(backend, pending, cards.authentication)
    for (const id of [jobs.open, jobs.pending]) await upload(id)
    for (const secret of [open, pending]) {
      expect(await confirm(backend, secret, cards.visa)).toMatchObject({
        httpStatus: 400,
        body: { error: { code: 'payment_intent_unexpected_state' } },
      })
    }
    const { payments } = (await backend.call('payments/my', {}, harbour)).success
    expect(payments.find(({ payment_obj }) => payment_obj.id === intentOf(pending))?.status).toBe('failed')
  })

  it('answers 413 above 5 MB (rules 2, 24)', async () => {
    for (const file of [pdfFile('a.pdf', 5_242_881), pngFile('a.png', 5_242_881)]) {
      expect(await refused(backend, 'jobs/upload-receipt', { id: jobs.open, file }, harbour)).toMatchObject({
        httpStatus: 413,
        message: `${file.name} is larger than 5 MB.`,
      })
    }
    expect((await upload(jobs.open, pdfFile('a.pdf', 5_242_880))).success.status).toBe('success')
  })
})
