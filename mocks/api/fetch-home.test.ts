import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, type TestBackend, worldOf } from '../../tests/support/backend.ts'
import { lastMoment } from '../engine/base/clock.ts'
import { jobs, personas } from '../scenarios/personas.ts'

describe('fetch-home', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const home = async (token?: string) => (await backend.call('fetch-home', { type: 'job' }, token)).success
  const post = (changes: Parameters<typeof jobRow>[1]) =>
    backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(personas.harbour, changes)).id)

  it('returns the first page of both lists, and changes nothing', async () => {
    const before = await worldOf(backend)
    const { full_time, part_time } = await home()
    const lists = (await backend.call('jobs/fetch', { page: 1 })).success
    expect(full_time).toEqual(lists.full_time)
    expect(part_time).toEqual(lists.part_time)
    expect(full_time).toHaveLength(10)
    expect(full_time.every(({ nature }) => nature === 'full_time')).toBe(true)
    expect(part_time.every(({ nature }) => nature === 'part_time')).toBe(true)
    expect(await worldOf(backend)).toEqual(before)
  })

  it('sorts featured jobs first, then the newest (rules 15)', async () => {
    const newest = await post({})
    const { full_time } = await home()
    const featured = full_time.filter(({ is_featured }) => is_featured === 1).length
    expect(featured).toBeGreaterThan(0)
    expect(full_time.slice(0, featured).every(({ is_featured }) => is_featured === 1)).toBe(true)
    expect(full_time[featured]?.id).toBe(newest)
  })

  it.each([
    { state: 'pending' },
    { state: 'cancelled' },
    { status: 'in_active' },
    { deleted_at: 1 },
  ] as const)('shows no job with %o (rules 14)', async (changes) => {
    const before = await home()
    await post({ ...changes, type: 'on_site', location: 'Nowhere at all', vacancies: 500 })
    expect(await home()).toEqual(before)
  })

  it('marks the caller’s bookmarks', async () => {
    const id = await post({ featured_until: lastMoment })
    const ada = await backend.signIn(personas.ada)
    await backend.call('bookmarks/toggle', { id, type: 'job' }, ada)
    const marked = async (token?: string) =>
      (await home(token)).full_time.find((job) => job.id === id)?.is_bookmarked
    expect(await marked(ada)).toBe(true)
    expect(await marked()).toBe(false)
    expect(await marked(await backend.signIn(personas.newcomer))).toBe(false)
  })

  it('hides the number of views and applicants (rules 17)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    const own = (await home(harbour)).full_time.find(({ id }) => id === jobs.featured)
    expect(own).toBeDefined()
    expect(own).not.toHaveProperty('views')
    expect(own).not.toHaveProperty('applicants')
  })
})
