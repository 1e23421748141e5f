import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  jobRow,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { type Decision, decide } from './moderation.ts'

describe('moderation', () => {
  let backend: TestBackend
  let harbour: string
  const minute = 60_000
  const day = 86_400_000

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  const decideOn = (id: number, decision: Decision) =>
    backend.runtime.mutate((context) => {
      decide(context, context.tx.jobs.need(id), decision)
    })
  const jobOf = async (id: number) => {
    // The session of `beforeEach` expires in tests that advance the clock by 30 days.
    const token = await backend.signIn(personas.harbour)
    return (await backend.call('jobs/fetch-single', { id }, token)).success.job
  }

  describe('a decision (rules 13)', () => {
    it('approves a job, which everyone can then see', async () => {
      await decideOn(jobs.pending, 'approved')
      expect((await backend.call('jobs/fetch-single', { id: jobs.pending })).success.job.state).toBe(
        'approved',
      )
    })

    it('cancels a job, which only its owner can then see', async () => {
      await decideOn(jobs.open, 'cancelled')
      expect((await backend.call('jobs/fetch-single', { id: jobs.open })).refusal.message).toBe(
        'Job not found.',
      )
      expect((await jobOf(jobs.open)).state).toBe('cancelled')
    })

    it.each([
      ['approved', 'Job approved', 'is now visible to job seekers', 'Approved'],
      ['cancelled', 'Job not approved', 'Edit it to resubmit it.', 'Not approved'],
    ] as const)('tells the owner that a job is %s', async (decision, title, content, outcome) => {
      const { email, job } = await backend.runtime.read(({ tx }) => ({
        email: tx.accounts.need(personas.harbour).email,
        job: tx.jobs.need(jobs.pending).title,
      }))
      const news = await watchNews(backend)
      await decideOn(jobs.pending, decision)
      const { notifications, mails } = await news()
      expect(notifications).toMatchObject([
        {
          account_id: personas.harbour,
          type: 'job_state_changed',
          table_id: jobs.pending,
          title,
          content: expect.stringContaining(content),
          read_at: null,
        },
      ])
      expect(mails).toMatchObject([{ to: email, subject: `${outcome}: ${job}` }])
      expect(mails[0]?.text).toContain(`https://app.example/jobs/${jobs.pending}`)
    })

    it('does not call a paused job visible', async () => {
      await backend.runtime.mutate(({ tx }) => tx.jobs.patch(jobs.pending, { status: 'in_active' }))
      const news = await watchNews(backend)
      await decideOn(jobs.pending, 'approved')
      const { notifications, mails } = await news()
      expect(notifications[0]?.content).toContain('It is still paused.')
      expect(mails[0]?.text).toContain('It is paused.')
    })

    it('can be reversed, with a second notification', async () => {
      const news = await watchNews(backend)
      await decideOn(jobs.pending, 'approved')
      await decideOn(jobs.pending, 'cancelled')
      expect((await news()).notifications.map(({ title }) => title)).toEqual([
        'Job approved',
        'Job not approved',
      ])
    })

    it.each([
      ['deciding the same again', jobs.open, 'approved'],
      ['deciding the same again', jobs.cancelled, 'cancelled'],
      ['deciding on a deleted job', jobs.removed, 'cancelled'],
    ] as const)('has no effect when %s', async (_what, id, decision) => {
      const before = await worldOf(backend)
      await decideOn(id, decision)
      expect(await worldOf(backend)).toEqual(before)
    })
  })

  describe('featuring (rules 23)', () => {
    it('starts the 30 days of a paid job when it is approved', async () => {
      await backend.advance(10 * day)
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(0)
      await decideOn(jobs.pendingPaid, 'approved')
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(1)
      await backend.advance(30 * day - 1)
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(1)
      await backend.advance(1)
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(0)
    })

    it('starts the 30 days only once', async () => {
      await decideOn(jobs.pendingPaid, 'approved')
      await backend.advance(31 * day)
      await decideOn(jobs.pendingPaid, 'cancelled')
      await decideOn(jobs.pendingPaid, 'approved')
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(0)
    })

    it('keeps the 30 days for a paid job that is first cancelled and then approved', async () => {
      await decideOn(jobs.pendingPaid, 'cancelled')
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(0)
      await decideOn(jobs.pendingPaid, 'approved')
      expect((await jobOf(jobs.pendingPaid)).is_featured).toBe(1)
    })

    it('does not feature an unpaid job', async () => {
      await decideOn(jobs.pending, 'approved')
      expect((await jobOf(jobs.pending)).is_featured).toBe(0)
    })
  })

  describe('the automatic mode (rules 13)', () => {
    const post = () =>
      backend.runtime.mutate(
        ({ tx, now }) => tx.jobs.insert(jobRow(personas.harbour, { state: 'pending', created_at: now })).id,
      )
    const editJob = async (id: number) => {
      const token = await backend.signIn(personas.harbour)
      const { title, category } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
      const form = { id, title, category, type: 'remote', nature: 'full_time', currency: 'EUR' } as const
      expect((await backend.call('jobs/update', form, token)).success.status).toBe('success')
    }
    const turnOn = () => backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { auto_approve: true }))

    it('approves a new job after one minute of simulated time', async () => {
      await turnOn()
      const id = await post()
      await backend.advance(minute - 1)
      expect((await jobOf(id)).state).toBe('pending')
      await backend.advance(1)
      expect((await jobOf(id)).state).toBe('approved')
    })

    it('counts the minute of a cancelled job from the edit that resubmits it', async () => {
      const id = await post()
      await decideOn(id, 'cancelled')
      await turnOn()
      await backend.advance(day)
      await editJob(id)
      await backend.call('fetch-settings')
      expect((await jobOf(id)).state).toBe('pending')
      await backend.advance(minute - 1)
      expect((await jobOf(id)).state).toBe('pending')
      await backend.advance(1)
      expect((await jobOf(id)).state).toBe('approved')
    })

    it('does not restart the minute when a pending job is edited', async () => {
      await turnOn()
      const id = await post()
      await backend.advance(minute - 1)
      await editJob(id)
      await backend.advance(1)
      expect((await jobOf(id)).state).toBe('approved')
    })

    it('shows the job with the next call, and notifies the owner once', async () => {
      const id = await post()
      const news = await watchNews(backend)
      await backend.advance(minute)
      // Automatic mode also approves the scenario's pending jobs, so the notifications are filtered below.
      await turnOn()
      expect((await backend.call('jobs/fetch-single', { id })).success.job.state).toBe('approved')
      await backend.call('fetch-settings')
      const sent = (await news()).notifications.filter(({ table_id }) => table_id === id)
      expect(sent).toMatchObject([{ account_id: personas.harbour, type: 'job_state_changed' }])
    })

    it('does not approve cancelled and deleted jobs', async () => {
      const id = await post()
      await backend.call('jobs/delete', { id }, harbour)
      await turnOn()
      await backend.advance(minute)
      await backend.call('fetch-settings')
      const [deleted, cancelled] = await backend.runtime.read(({ tx }) => [
        tx.jobs.need(id).state,
        tx.jobs.need(jobs.cancelled).state,
      ])
      expect([deleted, cancelled]).toEqual(['pending', 'cancelled'])
    })

    it('is off unless it is turned on', async () => {
      const id = await post()
      await backend.advance(day)
      expect((await jobOf(id)).state).toBe('pending')
    })
  })
})
