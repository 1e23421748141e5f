import { describe, expect, test } from 'vitest'
import { pagesOfList, readTabsAddress, toTabsAddress } from './job-lists-params.ts'
import {
  everyJob,
  isFiltered,
  readSearch,
  searchKey,
  toAddress,
  toFilters,
  type JobSearch,
} from './search-params.ts'

const full: JobSearch = {
  keyword: 'night nurse',
  category: 'Health',
  location: 'Bath',
  nature: ['full_time', 'part_time'],
  types: ['on_site', 'remote'],
  salaryFrom: 30_000,
  salaryTo: 45_500.5,
  page: 3,
}

/** The parameters that `toAddress` sets for this search. */
function written(search: Partial<JobSearch>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(toAddress(search)).filter(([, value]) => value !== undefined))
}

describe('a search', () => {
  test('survives the round trip through its URL', () => {
    expect(readSearch(written(full))).toEqual(full)
    expect(readSearch(written(everyJob))).toEqual(everyJob)
  })

  test('is in the URL under the specified names (product: search)', () => {
    expect(written(full)).toEqual({
      keyword: 'night nurse',
      category: 'Health',
      location: 'Bath',
      nature: 'full_time,part_time',
      types: 'on_site,remote',
      salary_from: 30_000,
      salary_to: 45_500.5,
      page: 3,
    })
  })

  test('without filters adds nothing to the URL and sends nothing', () => {
    expect(written(everyJob)).toEqual({})
    expect(written({ keyword: '  ', location: ' ' })).toEqual({})
    expect(written({ keyword: '\u200b', location: '\u2060 ' })).toEqual({})
    expect(toFilters(everyJob)).toEqual({})
  })

  test('is sent in the format of the call, without the page', () => {
    expect(toFilters(full)).toEqual({
      keyword: 'night nurse',
      category: 'Health',
      location: 'Bath',
      nature: ['full_time', 'part_time'],
      types: ['on_site', 'remote'],
      salary_from: 30_000,
      salary_to: 45_500.5,
    })
  })

  test('has the words as they are compared (rules 46)', () => {
    expect(written({ keyword: 'ｎｉｇｈｔ\u200e nurse', location: 'Stoke–on–Trent' })).toEqual({
      keyword: 'night nurse',
      location: 'Stoke-on-Trent',
    })
    expect(readSearch({ keyword: '\u200bnurse' }).keyword).toBe('nurse')
  })

  test('with a bound of 0 is filtered, as it leaves out jobs without a salary', () => {
    const search = readSearch({ salary_from: 0 })
    expect(toFilters(search)).toEqual({ salary_from: 0 })
    expect(isFiltered(search)).toBe(true)
  })

  test('has the same key on every page', () => {
    expect(searchKey({ ...full, page: 1 })).toBe(searchKey(full))
    expect(searchKey({ ...full, keyword: 'day nurse' })).not.toBe(searchKey(full))
    expect(isFiltered({ ...everyJob, page: 4 })).toBe(false)
  })
})

describe('a URL', () => {
  test.each([
    [{ keyword: '', category: '', location: '' }],
    [{ nature: 'xyz', types: 'office', page: -3 }],
    [{ page: 'two', salary_from: 'lots', salary_to: -1 }],
    [{ page: 1.5, salary_from: Number.POSITIVE_INFINITY, salary_to: 1e15 }],
    [{ keyword: { deep: true }, category: ['a'], location: null, nature: 7, types: {} }],
  ])('that is invalid finds every job: %j', (raw) => {
    expect(readSearch(raw)).toEqual(everyJob)
  })

  test('keeps words as text and reads numbers as numbers', () => {
    expect(readSearch({ keyword: '2026', location: 'true' })).toMatchObject({
      keyword: '2026',
      location: 'true',
    })
    expect(readSearch({ page: '2', salary_from: '30000' })).toMatchObject({ page: 2, salaryFrom: 30_000 })
  })

  test.each([
    ['full_time', ['full_time']],
    ['part_time,full_time', ['full_time', 'part_time']],
    ['part_time, part_time,nonsense', ['part_time']],
    [['part_time'], ['part_time']],
  ])('accepts one nature, several in one text, or a list: %j', (raw, nature) => {
    expect(readSearch({ nature: raw }).nature).toEqual(nature)
  })

  test('drops an upper bound below the lower one', () => {
    expect(readSearch({ salary_from: 50_000, salary_to: 20_000 })).toMatchObject({
      salaryFrom: 50_000,
      salaryTo: null,
    })
  })

  test('cuts long text to the limits of the call, between characters', () => {
    expect(readSearch({ location: 'x'.repeat(500) }).location).toHaveLength(120)
    expect(readSearch({ location: `${'x'.repeat(119)}👩 y` }).location).toBe(`${'x'.repeat(119)}👩`)
  })

  test('lists every key, so that an invalid value is dropped', () => {
    expect({ page: -3, nature: 'xyz', ...toAddress(readSearch({ page: -3, nature: 'xyz' })) }).toEqual(
      toAddress(everyJob),
    )
  })
})

describe('the URL of the lists', () => {
  test('has tab and page, leaving out the defaults', () => {
    expect(toTabsAddress({ tab: 'full_time', page: 1 })).toEqual({})
    expect(toTabsAddress({ tab: 'part_time', page: 2 })).toEqual({ tab: 'part_time', page: 2 })
  })

  test('falls back to the first tab and page', () => {
    expect(readTabsAddress({ tab: 'nights', page: 'x' })).toEqual({ tab: 'full_time', page: 1 })
    expect(readTabsAddress({ tab: 'part_time', page: 4 })).toEqual({ tab: 'part_time', page: 4 })
  })
})

describe('the pages of one list', () => {
  const pages = (own: number, other: number, page: number) =>
    pagesOfList({ own, longest: Math.max(own, other), page, pages: 6 })

  test('are those from the backend while the list is as long as the other', () => {
    expect(pages(10, 10, 1)).toBe(6)
    expect(pages(4, 0, 6)).toBe(6)
  })

  test('end where the list gets shorter than the other', () => {
    expect(pages(3, 10, 2)).toBe(2)
    expect(pages(0, 10, 3)).toBe(2)
    expect(pages(0, 10, 1)).toBe(1)
  })
})
