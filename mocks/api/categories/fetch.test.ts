import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('categories/fetch', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const fetch = async () => (await backend.call('categories/fetch', { type: 'job' })).success
  const vacanciesOf = async (name: string) =>
    (await fetch()).categories.find(({ category }) => category === name)?.vacancies
  const post = (changes: Parameters<typeof jobRow>[1]) =>
    backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(personas.harbour, changes)).id)

  it('returns each category once, by name, with an icon (rules 16)', async () => {
    const { categories } = await fetch()
    const names = categories.map(({ category }) => category)
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')))
    expect(categories.every(({ icon }) => icon !== '')).toBe(true)
  })

  it('sums the vacancies of visible jobs (rules 16)', async () => {
    const [{ category, vacancies } = { category: '', vacancies: 0 }] = (await fetch()).categories
    await post({ category, vacancies: 7 })
    await post({ category, vacancies: 2 })
    expect(await vacanciesOf(category)).toBe(vacancies + 9)
  })

  it('counts a job only while it is visible (rules 14, 16)', async () => {
    const { category, vacancies } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const before = (await vacanciesOf(category)) ?? 0
    for (const hidden of [{ state: 'pending' }, { state: 'cancelled' }, { status: 'in_active' }] as const) {
      await post({ category, ...hidden })
    }
    expect(await vacanciesOf(category)).toBe(before)
    const harbour = await backend.signIn(personas.harbour)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect(await vacanciesOf(category)).toBe(before - vacancies)
  })

  it('returns a category without jobs, with 0 vacancies', async () => {
    await backend.runtime.mutate(({ tx }) => tx.categories.insert({ name: 'Aviation', icon: 'plane' }))
    expect(await vacanciesOf('Aviation')).toBe(0)
  })

  it('returns the distinct locations of visible jobs, sorted (rules 16)', async () => {
    await post({ type: 'on_site', location: 'Aachen, upper town' })
    await post({ type: 'hybrid', location: 'Aachen, upper town' })
    await post({ type: 'on_site', location: 'Aachen, hidden', state: 'pending' })
    const { locations } = await fetch()
    expect(locations.filter((place) => place.startsWith('Aachen'))).toEqual(['Aachen, upper town'])
    expect(locations).toEqual([...new Set(locations)].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('requires the field `type`', async () => {
    expect((await refused(backend, 'categories/fetch', {})).errors).toEqual({ type: ['Type is required.'] })
  })
})
