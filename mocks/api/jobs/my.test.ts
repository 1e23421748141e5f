import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, type TestBackend } from '../../../tests/support/backend.ts'
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

  it('searches the titles, regardless of case and accents', async () => {
    const id = await post(personas.harbour, { title: 'Zahnärztin am Pier' })
    for (const search of ['zahnarztin', 'ÄRZTIN AM', '"Pier", (Zahnärztin).']) {
      const { jobs: found } = (await backend.call('jobs/my', { search }, harbour)).success
      expect(found.map((job) => job.id)).toContain(id)
    }
    expect((await backend.call('jobs/my', { search: 'lamplighter' }, harbour)).success).toMatchObject({
      jobs: [],
      pages: 1,
      total: 0,
    })
  })
})
