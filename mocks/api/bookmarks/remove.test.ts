import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('bookmarks/remove', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    for (const job of [jobs.remote, jobs.open]) {
      await backend.call('bookmarks/toggle', { id: job, type: 'job' }, newcomer)
    }
    id = (await list())[0]?.id ?? 0
  })

  const list = async () =>
    (await backend.call('bookmarks/fetch', { type: 'job' }, newcomer)).success.bookmarks

  it('removes one bookmark, by its own id, not the id of the job (rules 26)', async () => {
    expect(id).not.toBe(jobs.open)
    const { success } = await backend.call('bookmarks/remove', { id }, newcomer)
    expect(success.message).toBe('Bookmark removed.')
    expect((await list()).map(({ job }) => job.id)).toEqual([jobs.remote])
    const { job } = (await backend.call('jobs/fetch-single', { id: jobs.open }, newcomer)).success
    expect(job.is_bookmarked).toBe(false)
  })

  it('removes the bookmark of a deleted job too (rules 26)', async () => {
    await backend.call('jobs/delete', { id: jobs.open }, await backend.signIn(personas.harbour))
    expect((await backend.call('bookmarks/remove', { id }, newcomer)).success.status).toBe('success')
  })

  it('does not find a bookmark that is already removed', async () => {
    await backend.call('bookmarks/remove', { id }, newcomer)
    expect((await refused(backend, 'bookmarks/remove', { id }, newcomer)).message).toBe('Bookmark not found.')
  })

  it('is for its owner only (rules 7)', async () => {
    for (const account of [personas.ada, personas.harbour]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'bookmarks/remove', { id }, token)).message).toBe(
        'This bookmark is not yours.',
      )
    }
    expect((await refused(backend, 'bookmarks/remove', { id })).httpStatus).toBe(401)
  })
})
