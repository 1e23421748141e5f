import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  jobRow,
  refused,
  type TestBackend,
  testMoment,
} from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

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

  it.each([
    { state: 'pending' },
    { state: 'cancelled' },
    { status: 'in_active' },
    { deleted_at: 1 },
  ] as const)('finds no job with %o, not even for its owner (rules 14)', async (changes) => {
    await post({ ...changes, title: 'Quillwright' })
    const owner = await backend.signIn(personas.smallShop)
    expect((await search({ keyword: 'quillwright' }, owner)).jobs).toEqual([])
  })

  it('requires every word, in title, description, category or company name (rules 15)', async () => {
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.smallShop))
    const id = await post({ title: 'Quillwright', description: 'by the Ölmühle', category: 'Paperwork' })
    expect(await ids({ keyword: `quillwright OLMUHLE paperwork ${name}` })).toEqual([id])
    expect(await ids({ keyword: 'quillwright astronaut' })).toEqual([])
  })

  it('ORs within a list, ANDs between filters, and ignores an empty list (rules 15)', async () => {
    const remote = await post({ title: 'Quillwright', type: 'remote', nature: 'part_time' })
    const onSite = await post({ title: 'Quillwright', type: 'on_site', location: 'Turku' })
    const keyword = 'quillwright'
    expect(await ids({ keyword, types: ['remote', 'on_site'] })).toEqual([onSite, remote])
    expect(await ids({ keyword, types: ['remote', 'on_site'], nature: ['part_time'] })).toEqual([remote])
    expect(await ids({ keyword, types: ['hybrid'] })).toEqual([])
    expect(await ids({ keyword, types: [], nature: [] })).toEqual([onSite, remote])
  })

  it('finds a location by part of its name, regardless of case and accents (rules 15)', async () => {
    const id = await post({ type: 'on_site', location: 'Jyväskylä, Finland' })
    expect(await ids({ location: 'JYVASKYLA' })).toEqual([id])
    expect(await ids({ location: 'jyväskylä, fin', types: ['hybrid'] })).toEqual([])
  })

  it('finds a category by its whole name (rules 16)', async () => {
    const id = await post({ category: 'Quills' })
    expect(await ids({ category: 'Quills' })).toEqual([id])
    expect(await ids({ category: 'Quill' })).toEqual([])
  })

  it('compares salary ranges, and excludes jobs without a salary (rules 15)', async () => {
    const keyword = 'quillwright'
    const paid = await post({ title: 'Quillwright', salary_from: 100, salary_to: 200 })
    const unpaid = await post({ title: 'Quillwright' })
    expect(await ids({ keyword })).toEqual([unpaid, paid])
    expect(await ids({ keyword, salary_from: 200 })).toEqual([paid])
    expect(await ids({ keyword, salary_from: 201 })).toEqual([])
    expect(await ids({ keyword, salary_to: 100 })).toEqual([paid])
    expect(await ids({ keyword, salary_to: 99 })).toEqual([])
    expect(await ids({ keyword, salary_from: 0 })).toEqual([paid])
  })

  it('sorts featured jobs first, then the newest, then the highest id (rules 15)', async () => {
    const title = 'Quillwright'
    const old = await post({ title, created_at: testMoment - 9, featured_until: testMoment + 1 })
    const a = await post({ title })
    const b = await post({ title })
    const lapsed = await post({ title, created_at: testMoment - 1, featured_until: testMoment })
    expect(await ids({ keyword: title })).toEqual([old, b, a, lapsed])
  })

  it('returns pages and a total, and an empty page past the end (rules 5)', async () => {
    for (let number = 1; number <= 11; number += 1) await post({ title: 'Quillwright' })
    const page = (number: number) => search({ keyword: 'quillwright', page: number })
    const found = [await page(1), await page(2), await page(3)]
    expect(found.map((one) => [one.jobs.length, one.pages, one.total])).toEqual([
      [10, 2, 11],
      [1, 2, 11],
      [0, 2, 11],
    ])
  })

  it('returns one empty page if nothing matches', async () => {
    expect(await search({ keyword: 'astronaut quillwright' })).toMatchObject({ jobs: [], pages: 1, total: 0 })
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

  it.each([
    [{ salary_from: -1 }, 'salary_from'],
    [{ keyword: 'x'.repeat(201) }, 'keyword'],
  ])('refuses an invalid filter', async (filters, field) => {
    expect(Object.keys((await refused(backend, 'jobs/search', filters)).errors ?? {})).toEqual([field])
  })

  describe('for a company page', () => {
    it('lists the visible jobs of one company (rules 14)', async () => {
      const { jobs: found, total } = await search({ company_id: personas.harbour })
      expect(found.every(({ user }) => user.id === personas.harbour)).toBe(true)
      const own = await backend.runtime.read(({ tx }) => tx.jobs.count('listed_of', personas.harbour))
      expect(total).toBe(own)
      expect(found.map(({ id }) => id)).not.toContain(jobs.closed)
    })

    it('combines with the other filters', async () => {
      const id = await post({ title: 'Quillwright' })
      await post({ title: 'Quillwright' }, personas.harbour)
      expect(await ids({ company_id: personas.smallShop, keyword: 'quillwright' })).toEqual([id])
    })

    it('adds the company and its accepted employees on request (rules 28)', async () => {
      await backend.runtime.mutate(({ tx, now }) => {
        const link = { recruiter_id: personas.smallShop, created_at: now }
        tx.employee_links.insert({ ...link, employee_id: personas.ada, status: 'accepted' })
        tx.employee_links.insert({ ...link, employee_id: personas.newcomer, status: 'pending' })
        tx.employee_links.insert({ ...link, employee_id: personas.plain, status: 'declined' })
      })
      const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.smallShop))
      const answer = await search({ company_id: personas.smallShop, fetch_company: 1 })
      expect(answer.company).toMatchObject({ id: personas.smallShop, name })
      expect(answer.employees).toMatchObject([{ status: 'accepted', employee: { id: personas.ada } }])
      expect(answer.total_employees).toBe(1)
    })

    it('omits the company unless requested', async () => {
      for (const fetch_company of [0, undefined] as const) {
        const answer = await search({ company_id: personas.harbour, fetch_company })
        expect(answer).not.toHaveProperty('company')
        expect(answer).not.toHaveProperty('employees')
      }
      expect(await search({ fetch_company: 1 })).not.toHaveProperty('company')
    })

    it.each([
      ['a job seeker', personas.ada],
      ['an unknown account', 999_999],
    ])('refuses %s as a company', async (_what, company_id) => {
      expect((await refused(backend, 'jobs/search', { company_id })).message).toBe('Company not found.')
    })
  })
})
