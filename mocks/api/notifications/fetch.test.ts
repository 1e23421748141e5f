import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('notifications/fetch', () => {
  let backend: TestBackend
  let ada: string
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
    harbour = await backend.signIn(personas.harbour)
  })

  const fetch = async (token: string) =>
    (await backend.call('notifications/fetch', { type: 'job' }, token)).success.notifications
  const unread = async (token: string) =>
    (await backend.call('me', {}, token)).success.user.jobs_notifications

  it('returns the newest first, with their targets', async () => {
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)
    const notifications = await fetch(harbour)
    expect(notifications[0]).toMatchObject({
      type: 'new_job_application',
      table_id: jobs.open,
      is_new: true,
    })
    const times = notifications.map(({ created_at }) => Date.parse(created_at ?? ''))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('names the job and the current status of the application', async () => {
    const byType = async (token: string, type: string) =>
      (await fetch(token)).find((notification) => notification.type === type)
    expect(await byType(ada, 'job_application_status_changed')).toMatchObject({
      job: { id: expect.any(Number), title: expect.any(String) },
      status: 'accepted',
    })
    expect(await byType(ada, 'job_deleted')).toMatchObject({ job: { id: jobs.removed }, status: null })
    expect(await byType(harbour, 'job_state_changed')).toMatchObject({
      job: expect.any(Object),
      status: 'approved',
    })
    expect(await byType(ada, 'employee_request')).toMatchObject({ job: null, status: null })
  })

  it('does not mark other people’s notifications as read', async () => {
    const before = await unread(ada)
    await fetch(harbour)
    expect(await unread(ada)).toBe(before)
  })

  it('returns at most 50, and marks older ones as read too (rules 33)', async () => {
    const ids = await backend.runtime.mutate(({ tx, now }) =>
      Array.from({ length: 60 }, () => {
        const link = {
          type: 'job_deleted',
          title: 'Job deleted',
          content: '',
          table_id: jobs.removed,
        } as const
        return tx.notifications.insert({
          ...link,
          account_id: personas.newcomer,
          created_at: now,
          read_at: null,
        }).id
      }),
    )
    const newcomer = await backend.signIn(personas.newcomer)
    const notifications = await fetch(newcomer)
    expect(notifications.map(({ id }) => id)).toEqual(ids.slice(-50).toReversed())
    expect(await unread(newcomer)).toBe(0)
  })
})
