import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('bookmarks/toggle', () => {
  let backend: TestBackend
  let newcomer: string
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    harbour = await backend.signIn(personas.harbour)
  })

  const toggle = async () =>
    (await backend.call('bookmarks/toggle', { id: jobs.open, type: 'job' }, newcomer)).success

  it('says what it did', async () => {
    expect((await toggle()).message).toBe('Job bookmarked.')
    expect((await toggle()).message).toBe('Bookmark removed.')
  })

  it('removes the bookmark of a job that was deleted (rules 26)', async () => {
    await toggle()
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect((await toggle()).is_bookmarked).toBe(false)
  })

  it('lets only job seekers bookmark jobs (rules 26)', async () => {
    expect(
      (await refused(backend, 'bookmarks/toggle', { id: jobs.open, type: 'job' }, harbour)).message,
    ).toBe('Only job seekers can bookmark jobs. Please log in with a job seeker account.')
  })
})
