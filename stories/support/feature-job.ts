import { screen as page, userEvent, within } from 'storybook/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { runtime } from './backend.ts'
import { typeCard } from './card-payment.tsx'
import { press } from './flow.ts'
import type { Canvas } from './story.ts'

/** A job of `harbour`: approved, active and without payments. */
export const plain = jobs.crowded

export const paymentPage = (id: number | string, method?: 'bank' | 'card') =>
  `/jobs/${id}/feature${method ? `?method=${method}` : ''}`

export const order = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 2, name: '30 days, $49, no renewal' })

export const standing = (canvas: Canvas, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name })

export const bannerName = 'Feature this job for 30 days, for $49'

/** The stored payments and receipts of a job. */
export const record = (id: number) =>
  runtime.read(({ tx, now }) => ({
    payments: tx.payments.by('job_id', id).map(({ method, status }) => `${method} ${status}`),
    receipts: tx.receipts.where(({ job_id }) => job_id === id).length,
    isFeatured: (tx.jobs.need(id).featured_until ?? 0) > now,
  }))

export async function payByCard(number: string) {
  await typeCard(number)
  await press(page, 'Pay $49')
}

export const receiptForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: '2. Upload the receipt' }))

export async function choose(canvas: Canvas, file: File) {
  // Bypasses the filter of the file picker, as a dropped file does.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload((await receiptForm(canvas)).getByLabelText('Receipt'), file)
}
