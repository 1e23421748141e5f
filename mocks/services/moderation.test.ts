import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  jobRow,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../tests/support/backend.ts'
import { day, minute } from '../engine/base/clock.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { type Decision, decide } from './moderation.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
})

const decideOn = (id: number, decision: Decision) =>
  backend.runtime.mutate((context) => {
    decide(context, context.tx.jobs.need(id), decision)
  })

describe('a decision on a job (rules 13)', () => {
  const { pending } = jobs

  it.each([
    ['approved', 'active', 'Job approved', 'is now visible to job seekers', 'Approved', 'is now visible'],
    ['approved', 'in_active', 'Job approved', 'It is still paused.', 'Approved', 'It is paused.'],
    ['cancelled', 'active', 'Job not approved', 'Edit it to resubmit it.', 'Not approved', 'Edit the job'],
  ] as const)(
    '%s, of one that is %s, tells its owner',
    async (decision, status, title, content, outcome, text) => {
      const job = await backend.runtime.mutate(({ tx }) => tx.jobs.patch(pending, { status }))
      const news = await watchNews(backend)
      await decideOn(pending, decision)
      const { notifications, mails } = await news()
      const about = { account_id: personas.harbour, type: 'job_state_changed', table_id: pending }
      expect(notifications).toMatchObject([{ ...about, title, content: expect.stringContaining(content) }])
      expect(mails).toMatchObject([{ to: 'jobs.alderquay@example.com', subject: `${outcome}: ${job.title}` }])
      for (const part of [text, `https://app.example/jobs/${pending}`]) expect(mails[0]?.text).toContain(part)
    },
  )

  it.each([
    ['made again', jobs.open, 'approved'],
    ['made again', jobs.cancelled, 'cancelled'],
    ['about a deleted job', jobs.removed, 'cancelled'],
  ] as const)('has no effect when it is %s', async (_what, id, decision) => {
    const before = await worldOf(backend)
    await decideOn(id, decision)
    expect(await worldOf(backend)).toEqual(before)
  })
})

describe('the automatic mode (rules 13)', () => {
  const turnOn = () => backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { auto_approve: true }))
  const post = () =>
    backend.runtime.mutate(
      ({ tx, now }) => tx.jobs.insert(jobRow(personas.harbour, { state: 'pending', created_at: now })).id,
    )
  async function edit(id: number) {
    const token = await backend.signIn(personas.harbour)
    const { title, category } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const form = { id, title, category, type: 'remote', nature: 'full_time', currency: 'EUR' } as const
    expect((await backend.call('jobs/update', form, token)).success.status).toBe('success')
  }
  /** Returns the state of a job as the next call finds it, this many milliseconds later. */
  async function stateAfter(milliseconds: number, id: number) {
    await backend.advance(milliseconds)
    await backend.call('fetch-settings')
    return await backend.runtime.read(({ tx }) => tx.jobs.need(id).state)
  }

  it('approves a job a minute after it was posted, edited or not, and tells its owner once', async () => {
    await turnOn()
    const [id, news] = [await post(), await watchNews(backend)]
    expect(await stateAfter(minute - 1, id)).toBe('pending')
    await edit(id)
    expect([await stateAfter(1, id), await stateAfter(minute, id)]).toEqual(['approved', 'approved'])
    // The mode also approves the scenario's pending jobs.
    const told = (await news()).notifications.filter(({ table_id }) => table_id === id)
    expect(told).toMatchObject([{ account_id: personas.harbour, type: 'job_state_changed' }])
  })

  it('counts the minute of a cancelled job from the edit that resubmits it', async () => {
    const id = await post()
    await decideOn(id, 'cancelled')
    await turnOn()
    expect(await stateAfter(day, id)).toBe('cancelled')
    await edit(id)
    expect(await stateAfter(minute - 1, id)).toBe('pending')
    expect(await stateAfter(1, id)).toBe('approved')
  })

  it('approves no deleted jobs, and none unless it is turned on', async () => {
    const [deleted, id] = [await post(), await post()]
    await backend.call('jobs/delete', { id: deleted }, await backend.signIn(personas.harbour))
    expect(await stateAfter(day, id)).toBe('pending')
    await turnOn()
    expect([await stateAfter(0, id), await stateAfter(0, deleted)]).toEqual(['approved', 'pending'])
  })
})
