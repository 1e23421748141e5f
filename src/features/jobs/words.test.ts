import { describe, expect, test } from 'vitest'
import { withBookmark } from './bookmark-cache.ts'
import { categoryOptions } from './category-options.ts'
import { problems, toDraft, toSearch } from './useSearchDraft.ts'
import { everyJob } from './search-params.ts'
import { payWords } from './pay-words.ts'
import { placeWords, positionCount, positionWords } from './words.ts'

describe('the words of a job', () => {
  test('give the location and type; a remote job has no location', () => {
    expect(placeWords({ type: 'hybrid', location: 'Bath' })).toBe('Bath\u00a0· Hybrid')
    expect(placeWords({ type: 'on_site', location: ' ' })).toBe('On site')
    expect(placeWords({ type: 'remote', location: 'Bath' })).toBe('Remote')
    expect(placeWords({ type: 'remote', location: null })).toBe('Remote')
  })

  test('give the salary, if it is stated', () => {
    expect(payWords({ currency: 'GBP', salary_from: 27_000, salary_to: null }, 'en-GB')).toBe('From £27,000')
    expect(payWords({ currency: 'GBP', salary_from: null, salary_to: null }, 'en-GB')).toBeNull()
  })

  test('count positions only if there are several', () => {
    expect(positionWords(1)).toBeNull()
    expect(positionWords(3)).toBe('3 positions')
    expect(positionCount(1)).toBe('1 position')
  })
})

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

describe('a bookmark in the cache', () => {
  const job = (id: number, is_bookmarked = false) => ({ id, title: `Job ${id}`, is_bookmarked })

  test('changes wherever the job occurs, while all else stays the same', () => {
    const other = job(8)
    const answer = { jobs: [job(7), other], full_time: [job(7)], part_time: [other], job: job(7), pages: 2 }
    expect(withBookmark(answer, 7, true)).toEqual({
      jobs: [job(7, true), other],
      full_time: [job(7, true)],
      part_time: [other],
      job: job(7, true),
      pages: 2,
    })
    expect(answer.jobs[0]?.is_bookmarked).toBe(false)
  })

  test('leaves answers without the job untouched', () => {
    const answer = { jobs: [job(8)], job: undefined }
    expect(withBookmark(answer, 7, true)).toBe(answer)
    expect(withBookmark(undefined, 7, true)).toBeUndefined()
  })
})
