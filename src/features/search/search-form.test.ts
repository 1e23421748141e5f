import { describe, expect, test } from 'vitest'
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

describe('the search form', () => {
  test('converts to the search that it shows', () => {
    const search = { ...everyJob, keyword: 'cook', salaryFrom: 0, salaryTo: 25_000 }
    expect(toSearch(toDraft(search))).toEqual(search)
    expect(toSearch({ ...toDraft(everyJob), from: '30,000' }).salaryFrom).toBe(30_000)
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
