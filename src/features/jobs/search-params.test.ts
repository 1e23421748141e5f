import { describe, expect, test } from 'vitest'
import { pagesOfList, readTabsAddress, toTabsAddress } from './list-params.ts'
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

/** What an address holds once it is written down. */
function written(search: Partial<JobSearch>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(toAddress(search)).filter(([, value]) => value !== undefined))
}

describe('a search', () => {
  test('comes back from its address as it was', () => {
    expect(readSearch(written(full))).toEqual(full)
    expect(readSearch(written(everyJob))).toEqual(everyJob)
  })

  test('stands in the address by its own names (product: search)', () => {
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

  test('that filters nothing has an empty address, and sends nothing', () => {
    expect(written(everyJob)).toEqual({})
    expect(written({ keyword: '  ', location: ' ' })).toEqual({})
    expect(toFilters(everyJob)).toEqual({})
  })

  test('is sent as the call takes it, without the page', () => {
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

  test('with a bound of 0 is a search: it drops the jobs that do not state their pay', () => {
    const search = readSearch({ salary_from: 0 })
    expect(toFilters(search)).toEqual({ salary_from: 0 })
    expect(isFiltered(search)).toBe(true)
  })

  test('is the same on each of its pages', () => {
    expect(searchKey({ ...full, page: 1 })).toBe(searchKey(full))
    expect(searchKey({ ...full, keyword: 'day nurse' })).not.toBe(searchKey(full))
    expect(isFiltered({ ...everyJob, page: 4 })).toBe(false)
  })
})

describe('an address', () => {
  test.each([
    [{ keyword: '', category: '', location: '' }],
    [{ nature: 'xyz', types: 'office', page: -3 }],
    [{ page: 'two', salary_from: 'lots', salary_to: -1 }],
    [{ page: 1.5, salary_from: Number.POSITIVE_INFINITY, salary_to: 1e15 }],
    [{ keyword: { deep: true }, category: ['a'], location: null, nature: 7, types: {} }],
  ])('that makes no sense is the search for everything: %j', (raw) => {
    expect(readSearch(raw)).toEqual(everyJob)
  })

  test('takes words for words, and numbers for numbers', () => {
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
  ])('names natures one by one, joined, or repeated: %j', (raw, nature) => {
    expect(readSearch({ nature: raw }).nature).toEqual(nature)
  })

  test('has no upper bound below the lower one', () => {
    expect(readSearch({ salary_from: 50_000, salary_to: 20_000 })).toMatchObject({
      salaryFrom: 50_000,
      salaryTo: null,
    })
  })

  test('has texts no longer than the call takes, cut between characters', () => {
    expect(readSearch({ location: 'x'.repeat(500) }).location).toHaveLength(120)
    expect(readSearch({ location: `${'x'.repeat(119)}👩 y` }).location).toBe(`${'x'.repeat(119)}👩`)
  })

  test('names every key, so that a wrong value is not carried along', () => {
    expect({ page: -3, nature: 'xyz', ...toAddress(readSearch({ page: -3, nature: 'xyz' })) }).toEqual(
      toAddress(everyJob),
    )
  })
})

describe('the address of the lists', () => {
  test('holds tab and page, the first ones silently', () => {
    expect(toTabsAddress({ tab: 'full_time', page: 1 })).toEqual({})
    expect(toTabsAddress({ tab: 'part_time', page: 2 })).toEqual({ tab: 'part_time', page: 2 })
  })

  test('falls to the first tab and page', () => {
    expect(readTabsAddress({ tab: 'nights', page: 'x' })).toEqual({ tab: 'full_time', page: 1 })
    expect(readTabsAddress({ tab: 'part_time', page: 4 })).toEqual({ tab: 'part_time', page: 4 })
  })
})

describe('the pages of one list', () => {
  const pages = (own: number, other: number, page: number) =>
    pagesOfList({ own, longest: Math.max(own, other), page, pages: 6 })

  test('are those that the backend tells while it is as long as the other', () => {
    expect(pages(10, 10, 1)).toBe(6)
    expect(pages(4, 0, 6)).toBe(6)
  })

  test('end where it is shorter than the other', () => {
    expect(pages(3, 10, 2)).toBe(2)
    expect(pages(0, 10, 3)).toBe(2)
    expect(pages(0, 10, 1)).toBe(1)
  })
})
