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

  const toggle = async (id: number, type: 'job' | 'post', token: string) =>
    (await backend.call('bookmarks/toggle', { id, type }, token)).success
  const bookmarked = async () =>
    (await backend.call('bookmarks/fetch', { type: 'job' }, newcomer)).success.bookmarks.map(
      ({ job }) => job.id,
    )

  async function post() {
    return (await backend.call('posts/create', { caption: 'Hello' }, harbour)).success.post.id
  }

  it('says what it did', async () => {
    expect((await toggle(jobs.open, 'job', newcomer)).message).toBe('Job bookmarked.')
    expect((await toggle(jobs.open, 'job', newcomer)).message).toBe('Bookmark removed.')
  })

  it('distinguishes a job from a post with the same id', async () => {
    const id = await post()
    expect(await backend.runtime.read(({ tx }) => tx.jobs.get(id))).toBeDefined()
    await toggle(id, 'post', newcomer)
    expect(await bookmarked()).toEqual([])
  })

  it('removes the bookmark of a job that was deleted (rules 26)', async () => {
    await toggle(jobs.open, 'job', newcomer)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect((await toggle(jobs.open, 'job', newcomer)).is_bookmarked).toBe(false)
  })

  it('lets only job seekers bookmark jobs (rules 26)', async () => {
    expect(
      (await refused(backend, 'bookmarks/toggle', { id: jobs.open, type: 'job' }, harbour)).message,
    ).toBe('Only job seekers can bookmark jobs. Please log in with a job seeker account.')
  })
})
