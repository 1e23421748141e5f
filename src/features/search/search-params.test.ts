import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyJob, type JobSearch } from '../../api/jobs.ts'
import { appliedFilters } from './search-words.ts'
import { explored } from '../../../tests/support/sample.ts'
import { pagesOfList, readTabsAddress, toTabsAddress } from './job-lists-params.ts'
import { isFiltered, readSearch, searchKey, toAddress } from './search-params.ts'

const full: JobSearch = {
  keyword: 'night nurse',
  category: 'Health',
  location: 'Bath',
  nature: ['full_time', 'part_time'],
  types: ['on_site', 'remote'],
  salary_from: 30_000,
  salary_to: 45_500.5,
  page: 3,
}

/** The parameters that `toAddress` sets for this search. */
function written(search: Partial<JobSearch>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(toAddress(search)).filter(([, value]) => value !== undefined))
}

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.constantFrom('full_time,remote', 'part_time', 'hybrid', 'on_site', '1e15', '\u200b', '🙂'.repeat(300)),
)
const keys = Object.keys(toAddress(full))

test('any URL is read as a valid search, which has one URL, one key for all pages and one set of filters', () => {
  const raw = fc.dictionary(fc.constantFrom(...keys), anything)
  fc.assert(
    fc.property(raw, fc.integer({ min: 1, max: 1_000 }), (address, page) => {
      const search = readSearch(address)
      expect(readSearch(written(search))).toEqual(search)
      expect(Object.keys(toAddress(search))).toEqual(keys)
      expect(searchKey({ ...search, page })).toBe(searchKey(search))
      expect(isFiltered({ ...search, page })).toBe(appliedFilters(search).length > 0)
      expect(search.salary_to || Infinity).toBeGreaterThanOrEqual(search.salary_from || 0)
      for (const text of [search.keyword, search.category, search.location])
        expect(text.isWellFormed() && Array.from(text).length <= 255).toBe(true)
    }),
    explored(300),
  )
})

test.each(Object.entries(full).filter(([name]) => name !== 'page'))('%s alone has a chip', (name, value) => {
  const chips = appliedFilters({ ...everyJob, [name]: value })
  expect(chips, 'appliedFilters of search-words.ts has each filter').not.toEqual([])
})

test('a range of one salary keeps both bounds', () => {
  expect(readSearch({ salary_from: 5, salary_to: 5 })).toMatchObject({ salary_from: 5, salary_to: 5 })
})

test('a search is in the URL under the specified names (product: search)', () => {
  const texts = { keyword: 'night nurse', category: 'Health', location: 'Bath' }
  const salary = { salary_from: 30_000, salary_to: 45_500.5 }
  const lists = { nature: 'full_time,part_time', types: 'on_site,remote' }
  expect(written(full)).toEqual({ ...texts, ...lists, ...salary, page: 3 })
  // Words are as they are compared (rules 46).
  const typed = { keyword: 'ｎｉｇｈｔ\u200e nurse', location: 'Stoke–on–Trent' }
  expect(written(typed)).toEqual({ keyword: 'night nurse', location: 'Stoke-on-Trent' })
  expect(written({ keyword: '\u200b', location: '\u2060 ' })).toEqual({})
  expect(searchKey({ ...full, keyword: 'day nurse' })).not.toBe(searchKey(full))
})

test.each<[raw: Record<string, unknown>, read: Partial<JobSearch>]>([
  [{}, {}],
  [{ keyword: ' ', category: '', location: '\u2060 ' }, {}],
  [{ nature: 'xyz', types: 'office', page: -3 }, {}],
  [{ page: 'two', salary_from: 'lots', salary_to: -1 }, {}],
  [{ page: 1.5, salary_from: Number.POSITIVE_INFINITY, salary_to: 1e15 }, {}],
  [{ keyword: { deep: true }, category: ['a'], location: null, nature: 7, types: {} }, {}],
  [
    { keyword: '2026', location: 'true' },
    { keyword: '2026', location: 'true' },
  ],
  [
    { page: '2', salary_from: '30000' },
    { page: 2, salary_from: 30_000 },
  ],
  // A bound of 0 is a filter, as it leaves out jobs without a salary.
  [{ salary_from: 0 }, { salary_from: 0 }],
  [{ salary_from: 50_000, salary_to: 20_000 }, { salary_from: 50_000 }],
  [{ nature: 'part_time,full_time' }, { nature: ['full_time', 'part_time'] }],
  [{ nature: 'part_time, part_time,nonsense' }, { nature: ['part_time'] }],
  [{ nature: ['part_time'] }, { nature: ['part_time'] }],
  // Words are as they are compared (rules 46), and cut between characters.
  [
    { keyword: 'ｎｉｇｈｔ\u200e nurse', location: 'Stoke–on–Trent' },
    { keyword: 'night nurse', location: 'Stoke-on-Trent' },
  ],
  [{ location: `${'x'.repeat(119)}👩 y` }, { location: `${'x'.repeat(119)}👩` }],
])('the URL %j is read as %j', (raw, read) => {
  expect(readSearch(raw)).toEqual({ ...everyJob, ...read })
})

test('the URL of the lists has tab and page, and leaves out the first', () => {
  expect(toTabsAddress({ tab: 'full_time', page: 1 })).toEqual({})
  expect(toTabsAddress({ tab: 'part_time', page: 2 })).toEqual({ tab: 'part_time', page: 2 })
  expect(readTabsAddress({ tab: 'nights', page: 'x' })).toEqual({ tab: 'full_time', page: 1 })
  expect(readTabsAddress({ tab: 'part_time', page: 4 })).toEqual({ tab: 'part_time', page: 4 })
})

test.each([
  [10, 10, 1, 6],
  [4, 0, 6, 6],
  // The list ends where it gets shorter than the other.
  [3, 10, 2, 2],
  [0, 10, 3, 2],
  [0, 10, 1, 1],
])('a list with %i rows beside one with %i on page %i of 6 has %i pages', (own, other, page, pages) => {
  expect(pagesOfList({ own, longest: Math.max(own, other), page, pages: 6 })).toBe(pages)
})
