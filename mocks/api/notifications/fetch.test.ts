import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

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
