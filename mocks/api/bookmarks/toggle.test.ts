import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
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
  const likes = async (id: number, token?: string) => {
    const { posts } = (await backend.call('users/find', { id: personas.harbour }, token)).success
    return posts.find((one) => one.id === id)?.is_bookmarked
  }

  it('adds a bookmark, and removes it again', async () => {
    expect(await toggle(jobs.open, 'job', newcomer)).toMatchObject({
      is_bookmarked: true,
      message: 'Job bookmarked.',
    })
    expect(await bookmarked()).toEqual([jobs.open])
    expect(await toggle(jobs.open, 'job', newcomer)).toMatchObject({
      is_bookmarked: false,
      message: 'Bookmark removed.',
    })
    expect(await bookmarked()).toEqual([])
  })

  it('lets every account like a post, independently (rules 26)', async () => {
    const id = await post()
    expect((await toggle(id, 'post', newcomer)).is_bookmarked).toBe(true)
    expect([await likes(id, newcomer), await likes(id, harbour), await likes(id)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await toggle(id, 'post', harbour)).is_bookmarked).toBe(true)
    expect((await toggle(id, 'post', newcomer)).is_bookmarked).toBe(false)
    expect([await likes(id, newcomer), await likes(id, harbour)]).toEqual([false, true])
  })

  it('distinguishes a job from a post with the same id', async () => {
    const id = await post()
    expect(await backend.runtime.read(({ tx }) => tx.jobs.get(id))).toBeDefined()
    await toggle(id, 'post', newcomer)
    expect(await bookmarked()).toEqual([])
  })

  it('sends neither notifications nor emails', async () => {
    const news = await watchNews(backend)
    await toggle(jobs.open, 'job', newcomer)
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it('accepts an inactive job, whose link still works (rules 14)', async () => {
    expect((await toggle(jobs.closed, 'job', newcomer)).is_bookmarked).toBe(true)
  })

  it.each([
    ['a pending job', jobs.pending],
    ['a cancelled job', jobs.cancelled],
    ['a deleted job', jobs.removed],
    ['an unknown job', 999_999],
  ])('does not find %s (rules 14)', async (_what, id) => {
    expect((await refused(backend, 'bookmarks/toggle', { id, type: 'job' }, newcomer)).message).toBe(
      'Job not found.',
    )
  })

  it('removes the bookmark of a job that was deleted (rules 26)', async () => {
    await toggle(jobs.open, 'job', newcomer)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect((await toggle(jobs.open, 'job', newcomer)).is_bookmarked).toBe(false)
  })

  it('does not find an unknown post', async () => {
    expect(
      (await refused(backend, 'bookmarks/toggle', { id: 999_999, type: 'post' }, newcomer)).message,
    ).toBe('Post not found.')
  })

  it('lets only job seekers bookmark jobs (rules 26)', async () => {
    expect(
      (await refused(backend, 'bookmarks/toggle', { id: jobs.open, type: 'job' }, harbour)).message,
    ).toBe('Only job seekers can bookmark jobs. Please log in with a job seeker account.')
  })

  it('requires the kind of target, job or post', async () => {
    expect((await refused(backend, 'bookmarks/toggle', { id: jobs.open }, newcomer)).errors).toEqual({
      type: ['Type is required.'],
    })
  })

  it('answers 401 to a visitor (rules 2)', async () => {
    for (const type of ['job', 'post'] as const) {
      expect(await refused(backend, 'bookmarks/toggle', { id: jobs.open, type })).toMatchObject({
        httpStatus: 401,
      })
    }
  })
})
