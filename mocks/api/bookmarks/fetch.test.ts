import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('bookmarks/fetch', () => {
  let backend: TestBackend
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  const bookmark = (id: number) => backend.call('bookmarks/toggle', { id, type: 'job' }, newcomer)
  const page = async (number = 1) =>
    (await backend.call('bookmarks/fetch', { type: 'job', page: number }, newcomer)).success

  it('returns title and company of each job, latest bookmark first', async () => {
    const [job, company] = await backend.runtime.read(({ tx }) => [
      tx.jobs.need(jobs.open),
      tx.accounts.need(personas.harbour),
    ])
    await bookmark(jobs.remote)
    await bookmark(jobs.open)
    const { bookmarks } = await page()
    expect(bookmarks.map((one) => one.job.id)).toEqual([jobs.open, jobs.remote])
    expect(bookmarks[0]?.job).toEqual({
      id: job.id,
      title: job.title,
      company: { name: company.name, profile_image: company.profile_image },
      is_available: true,
    })
  })

  it('keeps jobs that are no longer listed, and marks them (rules 14, 26)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    const ids = await backend.runtime.mutate(({ tx }) =>
      Array.from({ length: 4 }, () => tx.jobs.insert(jobRow(personas.harbour)).id),
    )
    for (const id of ids) await bookmark(id)
    const [shown = 0, inactive = 0, cancelled = 0, removed = 0] = ids
    await backend.runtime.mutate(({ tx }) => {
      tx.jobs.patch(inactive, { status: 'in_active' })
      tx.jobs.patch(cancelled, { state: 'cancelled' })
    })
    await backend.call('jobs/delete', { id: removed }, harbour)
    const { bookmarks } = await page()
    expect(new Map(bookmarks.map(({ job }) => [job.id, job.is_available]))).toEqual(
      new Map([
        [shown, true],
        [inactive, false],
        [cancelled, false],
        [removed, false],
      ]),
    )
  })

  it('returns neither likes nor other people’s bookmarks', async () => {
    const { post } = (await backend.call('posts/create', { caption: 'Hello' }, newcomer)).success
    await backend.call('bookmarks/toggle', { id: post.id, type: 'post' }, newcomer)
    expect(await page()).toMatchObject({ bookmarks: [], pages: 1, total: 0 })
  })

  it('returns pages and a total (rules 5)', async () => {
    const ids = await backend.runtime.mutate(({ tx }) =>
      Array.from({ length: 11 }, () => tx.jobs.insert(jobRow(personas.harbour)).id),
    )
    for (const id of ids) await bookmark(id)
    const found = [await page(1), await page(2), await page(3)]
    expect(found.map(({ bookmarks, pages, total }) => [bookmarks.length, pages, total])).toEqual([
      [10, 2, 11],
      [1, 2, 11],
      [0, 2, 11],
    ])
  })

  it('requires the kind of bookmark', async () => {
    expect((await refused(backend, 'bookmarks/fetch', {}, newcomer)).errors).toEqual({
      type: ['Type is required.'],
    })
  })

  it('is for job seekers only (rules 6, 7)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'bookmarks/fetch', { type: 'job' }, harbour)).message).toBe(
      'This needs a job seeker account. Please log in with one.',
    )
    expect((await refused(backend, 'bookmarks/fetch', { type: 'job' })).httpStatus).toBe(401)
  })
})
