import { expect, it } from 'vitest'
import { createTestBackend } from '../runtime/testing.ts'
import { personas } from '../scenarios/personas.ts'
import { decide } from '../services/moderation.ts'
import { deskOf } from './desk.ts'

it('moves a job from those that wait to the top of those decided last', async () => {
  const { runtime } = await createTestBackend()
  const before = await runtime.read(deskOf)
  const [job] = before.pending
  if (!job) throw new Error('The scenario has a pending job')

  await runtime.act((surroundings) => decide(surroundings, surroundings.tx.jobs.need(job.id), 'cancelled'))
  const cancelled = await runtime.read(deskOf)
  expect(cancelled.pending.map(({ id }) => id)).not.toContain(job.id)
  expect(cancelled.decided[0]).toMatchObject({ id: job.id, title: job.title, state: 'cancelled' })

  await runtime.act((surroundings) => decide(surroundings, surroundings.tx.jobs.need(job.id), 'approved'))
  const approved = await runtime.read(deskOf)
  expect(approved.decided.filter(({ id }) => id === job.id)).toMatchObject([{ state: 'approved' }])
})

it('names the company and lists the newest job first', async () => {
  const { runtime } = await createTestBackend()
  const { pending } = await runtime.read(deskOf)
  const name = await runtime.read(({ tx }) => tx.accounts.need(personas.smallShop).name)
  expect(pending.map(({ company }) => company)).toContain(name)
  expect(pending.map(({ at }) => at)).toEqual(pending.map(({ at }) => at).toSorted((a, b) => b - a))
})

it('leaves out what was deleted', async () => {
  const { runtime } = await createTestBackend()
  const gone = await runtime.act(({ tx, now }) => {
    const [job] = tx.jobs.by('state', 'pending')
    if (!job) throw new Error('The scenario has a pending job')
    tx.jobs.patch(job.id, { deleted_at: now })
    return job.id
  })
  const { pending } = await runtime.read(deskOf)
  expect(pending.map(({ id }) => id)).not.toContain(gone)
})
