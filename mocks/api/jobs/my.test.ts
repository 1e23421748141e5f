import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/my', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  const post = (accountId: number, changes: Parameters<typeof jobRow>[1] = {}) =>
    backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(accountId, changes)).id)

  async function all() {
    const first = (await backend.call('jobs/my', { page: 1 }, harbour)).success
    const found = [...first.jobs]
    for (let page = 2; page <= (first.pages ?? 1); page += 1) {
      found.push(...(await backend.call('jobs/my', { page }, harbour)).success.jobs)
    }
    return found
  }

  it('returns the caller’s jobs in every state and status, except deleted ones (rules 14, 18)', async () => {
    const found = await all()
    const ids = found.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([jobs.open, jobs.closed, jobs.pending, jobs.cancelled]))
    expect(ids).not.toContain(jobs.removed)
    expect(found.every(({ user }) => user.id === personas.harbour)).toBe(true)
  })

  it('sorts the newest first', async () => {
    const newest = await post(personas.harbour)
    const found = await all()
    expect(found[0]?.id).toBe(newest)
    const times = found.map(({ created_at }) => Date.parse(created_at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('returns views and applicants to the owner (rules 17)', async () => {
    const open = async () => (await all()).find(({ id }) => id === jobs.open)
    const before = await open()
    await backend.call('jobs/fetch-single', { id: jobs.open }, await backend.signIn(personas.newcomer))
    const application = { id: jobs.open, cv_id: cvs.standard }
    await backend.call('jobs/apply', application, await backend.signIn(personas.ada))
    expect(await open()).toMatchObject({
      views: (before?.views ?? 0) + 1,
      applicants: (before?.applicants ?? 0) + 1,
    })
    expect((await all()).find(({ id }) => id === jobs.crowded)?.applicants).toBe(25)
  })

  it('returns pages and a total (rules 5)', async () => {
    const smallShop = await backend.signIn(personas.smallShop)
    for (let number = 1; number <= 10; number += 1) await post(personas.smallShop)
    const page = async (number: number) =>
      (await backend.call('jobs/my', { page: number }, smallShop)).success
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.jobs.length, second.jobs.length, third.jobs.length]).toEqual([10, 1, 0])
    expect(second.jobs[0]?.id).toBe(jobs.smallShop)
    for (const { pages, total } of [first, second, third]) expect([pages, total]).toEqual([2, 11])
  })

  it('searches the titles, regardless of case and accents', async () => {
    const id = await post(personas.harbour, { title: 'Zahnärztin am Pier' })
    for (const search of ['zahnarztin', 'ÄRZTIN AM', ' pier ']) {
      const { jobs: found } = (await backend.call('jobs/my', { search }, harbour)).success
      expect(found.map((job) => job.id)).toContain(id)
    }
    expect((await backend.call('jobs/my', { search: 'lamplighter' }, harbour)).success).toMatchObject({
      jobs: [],
      pages: 1,
      total: 0,
    })
  })

  it('is for recruiters only (rules 6, 7)', async () => {
    const ada = await backend.signIn(personas.ada)
    expect((await refused(backend, 'jobs/my', {}, ada)).message).toBe(
      'This needs a recruiter account. Please log in with one.',
    )
    expect((await refused(backend, 'jobs/my', {})).httpStatus).toBe(401)
  })
})
