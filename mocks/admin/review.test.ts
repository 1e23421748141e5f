import { expect, it } from 'vitest'
import { createTestBackend, pdfFile } from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { decide } from '../services/moderation.ts'
import { reviewOf, receiptOf } from './review.ts'

it('a decision moves a job from the pending ones to the top of the decided ones', async () => {
  const { runtime } = await createTestBackend()
  const before = await runtime.read(reviewOf)
  const [job] = before.pending
  if (!job) throw new Error('The scenario has a pending job')

  await runtime.mutate((context) => decide(context, context.tx.jobs.need(job.id), 'cancelled'))
  const cancelled = await runtime.read(reviewOf)
  expect(cancelled.pending.map(({ id }) => id)).not.toContain(job.id)
  expect(cancelled.decided[0]).toMatchObject({ id: job.id, title: job.title, state: 'cancelled' })

  await runtime.mutate((context) => decide(context, context.tx.jobs.need(job.id), 'approved'))
  const approved = await runtime.read(reviewOf)
  expect(approved.decided.filter(({ id }) => id === job.id)).toMatchObject([{ state: 'approved' }])
})

it('lists pending bank transfers, newest first, with company, job, amount and receipt (rules 24)', async () => {
  const backend = await createTestBackend()
  const { runtime } = backend
  const before = await runtime.read(reviewOf)
  expect(before.transfers.length).toBeGreaterThan(0)
  const harbour = await backend.signIn(personas.harbour)
  await backend.call('jobs/upload-receipt', { id: jobs.open, file: pdfFile('receipt.pdf', 512) }, harbour)
  const { transfers } = await runtime.read(reviewOf)
  expect(transfers.slice(1)).toEqual(before.transfers)
  const [first] = transfers
  const { title, company } = await runtime.read(({ tx }) => ({
    title: tx.jobs.need(jobs.open).title,
    company: tx.accounts.need(personas.harbour).name,
  }))
  expect(first).toMatchObject({ title, company, amount: 49, at: runtime.now(), needless: null })
  const receipt = await receiptOf(runtime, first?.receipt ?? '')
  expect([receipt.type, receipt.size]).toEqual(['application/pdf', 512])
  await expect(receiptOf(runtime, '/storage/nothing.pdf')).rejects.toThrow('missing')
})

it('marks a transfer that cannot feature the job', async () => {
  const { runtime } = await createTestBackend()
  const seen = async (changes: object) => {
    await runtime.mutate(({ tx }) => tx.jobs.patch(jobs.paymentPending, changes))
    const { title } = await runtime.read(({ tx }) => tx.jobs.need(jobs.paymentPending))
    const { transfers } = await runtime.read(reviewOf)
    return transfers.find((one) => one.title === title)?.needless
  }
  const at = runtime.now()
  expect(await seen({})).toBeNull()
  expect(await seen({ featured_until: at + 1 })).toBe('featured')
  expect(await seen({ featured_until: null, feature_on_approval: true })).toBe('paid')
  expect(await seen({ deleted_at: at })).toBe('deleted')
})
