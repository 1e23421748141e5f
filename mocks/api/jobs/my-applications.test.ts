import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/my-applications', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  const page = async (number: number) =>
    (await backend.call('jobs/my-applications', { page: number }, ada)).success
  const found = async (search: string) =>
    (await backend.call('jobs/my-applications', { search }, ada)).success

  /** Creates a job with this title and applies for it as Ada. Returns the job's id. */
  async function apply(title: string) {
    const id = await backend.runtime.mutate(
      ({ tx }) => tx.jobs.insert(jobRow(personas.smallShop, { title })).id,
    )
    await backend.call('jobs/apply', { id, cv_id: cvs.standard }, ada)
    return id
  }

  it('returns the caller’s applications, newest first', async () => {
    const id = await apply('Quillwright')
    const { applications } = await page(1)
    expect(applications[0]).toMatchObject({ job: { id, title: 'Quillwright' }, status: 'applied' })
    expect(applications.every(({ user }) => user.id === personas.ada)).toBe(true)
    const times = applications.map(({ created_at }) => Date.parse(created_at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('returns pages and a total, and an empty page past the end (rules 5)', async () => {
    const total = await backend.runtime.read(({ tx }) => tx.applications.count('account_id', personas.ada))
    const pages = Math.ceil(total / 10)
    expect(pages).toBeGreaterThan(1)
    expect(await page(1)).toMatchObject({ pages, total })
    expect((await page(pages)).applications).toHaveLength(total - (pages - 1) * 10)
    expect(await page(pages + 1)).toMatchObject({ applications: [], pages, total })
  })

  it('searches job and company, regardless of case and accents', async () => {
    const id = await apply('Zahnärztin am Pier')
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.smallShop))
    for (const search of ['zahnarztin', ' PIER ', name.toUpperCase()]) {
      expect((await found(search)).applications.map(({ job }) => job.id)).toEqual([id])
    }
    expect(await found('lamplighter')).toMatchObject({ applications: [], pages: 1, total: 0 })
  })

  it('keeps applications for a deleted job, with its title (rules 18)', async () => {
    const { title } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.removed))
    const { applications } = await found(title)
    expect(applications.map(({ job }) => job)).toContainEqual({ id: jobs.removed, title })
  })

  it('returns an empty page if there are no applications', async () => {
    const newcomer = await backend.signIn(personas.newcomer)
    expect((await backend.call('jobs/my-applications', {}, newcomer)).success).toMatchObject({
      applications: [],
      pages: 1,
      total: 0,
    })
  })

  it('is for job seekers only (rules 6, 7)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'jobs/my-applications', {}, harbour)).message).toBe(
      'This needs a job seeker account. Please log in with one.',
    )
    expect((await refused(backend, 'jobs/my-applications')).httpStatus).toBe(401)
  })
})
