import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

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
})
