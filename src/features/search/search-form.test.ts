import { afterEach, describe, expect, test, vi } from 'vitest'
import { categoryOptions } from './category-options.ts'
import { everyJob } from './search-params.ts'
import { problems, toDraft, toSearch } from './useSearchDraft.ts'

describe('the category options', () => {
  const health = { category: 'Health', icon: 'stethoscope', vacancies: 3 }

  test('start with all categories', () => {
    expect(categoryOptions([health], '').map(({ label }) => label)).toEqual(['All categories', 'Health'])
  })

  test('include the chosen one, even if it is unknown or the categories are loading', () => {
    expect(categoryOptions(undefined, 'Health').map(({ value }) => value)).toEqual(['', 'Health'])
    expect(categoryOptions([health], 'Alchemy').map(({ value }) => value)).toEqual(['', 'Health', 'Alchemy'])
    expect(categoryOptions([health], 'Health')).toHaveLength(2)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the search form', () => {
  test('converts to the search that it shows', () => {
    const search = { ...everyJob, keyword: 'cook', salaryFrom: 0, salaryTo: 25_000 }
    expect(toSearch(toDraft(search))).toEqual(search)
    expect(toSearch({ ...toDraft(everyJob), from: '30,000' }).salaryFrom).toBe(30_000)
    expect(toSearch(toDraft({ ...everyJob, salaryFrom: 50.125 })).salaryFrom).toBe(50.125)
  })

  test('asks which bound is meant, and says which is too high (rules 47)', () => {
    vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'decimal', value: ',' }])
    const draft = { ...toDraft(everyJob), from: '50,000', to: '1000000000000' }
    expect(problems(draft)).toEqual({
      from: '“50,000” could mean 50\u00a0000 or 50. Write 50000 or 50.',
      to: 'Enter at most 999,999,999,999.',
    })
    expect(toSearch(draft)).toEqual(everyJob)
  })

  test('reports invalid salary bounds and searches without them', () => {
    expect(problems({ from: '', to: '' })).toEqual({})
    expect(problems({ from: 'lots', to: '-5' })).toEqual({
      from: 'Enter an amount, such as 30000.',
      to: 'Enter an amount, such as 30000.',
    })
    expect(problems({ from: '40000', to: '30000' })).toEqual({
      to: 'Enter at least the first amount.',
    })
    expect(toSearch({ ...toDraft(everyJob), keyword: 'cook', from: 'lots' })).toEqual({
      ...everyJob,
      keyword: 'cook',
    })
  })
})
