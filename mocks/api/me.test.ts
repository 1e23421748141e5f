import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../scenarios/personas.ts'

describe('me', () => {
  let backend: TestBackend
  let ada: string
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
    harbour = await backend.signIn(personas.harbour)
  })

  it('counts the unread notifications without marking them as read (rules 33)', async () => {
    const unread = async () => (await backend.call('me', {}, harbour)).success.user.jobs_notifications
    const before = await unread()
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)
    expect(await unread()).toBe(before + 1)
    expect(await unread()).toBe(before + 1)
  })
})
