import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, worldOf } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('users/find', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const find = async (id: number, token?: string) => (await backend.call('users/find', { id }, token)).success

  it('shows everyone a job seeker’s page, with the default CV', async () => {
    const before = await worldOf(backend)
    const { name, email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const { user, cv } = await find(personas.ada)
    expect(user).toMatchObject({ id: personas.ada, type: 'job_seeker', name, email })
    expect(cv?.id).toBe(cvs.standard)
    expect(await worldOf(backend)).toEqual(before)
  })

  it('hides private fields: password, unread notifications', async () => {
    const ada = await backend.signIn(personas.ada)
    for (const token of [undefined, ada]) {
      const { user } = await find(personas.ada, token)
      expect(user).not.toHaveProperty('jobs_notifications')
      expect(JSON.stringify(user)).not.toMatch(/password|salt/)
    }
  })

  it('returns null if there is no CV', async () => {
    expect((await find(personas.newcomer)).cv).toBeNull()
    expect(await find(personas.newcomer)).toMatchObject({ projects: [], posts: [] })
  })

  it('shows a company’s about text and posts (rules 32)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    await backend.call('save-profile', { name: 'Alder', about: 'We load ships.' }, harbour)
    await backend.call('posts/create', { caption: 'Open day!' }, harbour)
    const { user, posts, cv } = await find(personas.harbour)
    expect(user).toMatchObject({ type: 'recruiter', name: 'Alder', about: 'We load ships.' })
    expect(posts[0]?.caption).toBe('Open day!')
    expect(cv).toBeNull()
  })

  it('marks each post that the caller likes (rules 26)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    const ada = await backend.signIn(personas.ada)
    const { post } = (await backend.call('posts/create', { caption: 'Open day!' }, harbour)).success
    await backend.call('bookmarks/toggle', { id: post.id, type: 'post' }, ada)
    expect((await find(personas.harbour, ada)).posts[0]?.is_bookmarked).toBe(true)
    expect((await find(personas.harbour)).posts[0]?.is_bookmarked).toBe(false)
  })

  it('does not find an unknown account', async () => {
    expect((await refused(backend, 'users/find', { id: 999_999 })).message).toBe('User not found.')
  })
})
