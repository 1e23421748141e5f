import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  jobRow,
  refused,
  type TestBackend,
  testMoment,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('jobs/search', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const search = async (filters: FormInput<'jobs/search'>, token?: string) =>
    (await backend.call('jobs/search', filters, token)).success
  const ids = async (filters: FormInput<'jobs/search'>) => (await search(filters)).jobs.map(({ id }) => id)
  const post = (changes: Parameters<typeof jobRow>[1] = {}, accountId: number = personas.smallShop) =>
    backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(accountId, changes)).id)
  const visible = () => backend.runtime.read(({ tx }) => tx.jobs.by('listed', 'all').map(({ id }) => id))

  it('returns all visible jobs if there are no filters (rules 14, 15)', async () => {
    const { total, pages, jobs: first } = await search({})
    const expected = await visible()
    expect(total).toBe(expected.length)
    expect(pages).toBe(Math.ceil(expected.length / 10))
    expect(first).toHaveLength(10)
  })

  it('sorts featured jobs first, then the newest, then the highest id (rules 15)', async () => {
    const title = 'Quillwright'
    const old = await post({ title, created_at: testMoment - 9, featured_until: testMoment + 1 })
    const a = await post({ title })
    const b = await post({ title })
    const lapsed = await post({ title, created_at: testMoment - 1, featured_until: testMoment })
    expect(await ids({ keyword: title })).toEqual([old, b, a, lapsed])
  })

  it('marks the caller’s bookmarks, and hides the views (rules 17)', async () => {
    const id = await post({ title: 'Quillwright' })
    const ada = await backend.signIn(personas.ada)
    await backend.call('bookmarks/toggle', { id, type: 'job' }, ada)
    expect((await search({ keyword: 'quillwright' }, ada)).jobs[0]?.is_bookmarked).toBe(true)
    const owner = await backend.signIn(personas.smallShop)
    const [card] = (await search({ keyword: 'quillwright' }, owner)).jobs
    expect(card?.is_bookmarked).toBe(false)
    expect(card).not.toHaveProperty('views')
    expect(card).not.toHaveProperty('applicants')
  })

  describe('for a company page', () => {
    it.each([
      ['a job seeker', personas.ada],
      ['an unknown account', 999_999],
    ])('refuses %s as a company', async (_what, company_id) => {
      expect((await refused(backend, 'jobs/search', { company_id })).message).toBe('Company not found.')
    })
  })
})
