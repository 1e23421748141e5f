import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { explored } from '../../../tests/support/sample.ts'
import { everyJob, type JobSearch } from '../../api/jobs.ts'
import { createSafeStorage } from '../../api/storage.ts'
import { jobCount } from '../job/index.ts'
import { createSearchStore, most, withRecent } from './saved-searches.ts'
import { isFiltered, searchKey } from './search-params.ts'
import { appliedFilters, describeSearch, foundWords, positionsFound } from './search-words.ts'

const search = (change: Partial<JobSearch>): JobSearch => ({ ...everyJob, ...change })
const nurse = search({ keyword: 'nurse' })
const bath = search({ location: 'Bath', nature: ['part_time'] })
const memory = () => createSafeStorage(() => undefined)

const anySearch = fc
  .record({
    category: fc.integer({ min: 0, max: 30 }).map((number) => (number ? `Category ${number}` : '')),
    page: fc.integer({ min: 1, max: 3 }),
  })
  .map(search)
const step = fc.tuple(
  fc.constantFrom('save' as const, 'save' as const, 'note' as const, 'remove' as const),
  anySearch,
)

test('whatever was saved, removed and searched for is there at the next visit, once, filtered and limited', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const storage = memory()
      const store = createSearchStore(storage)
      const saved: string[] = []
      let latest: JobSearch | undefined
      for (const [what, given] of steps) {
        store[what](given)
        const key = searchKey(given)
        const at = saved.indexOf(key)
        if (what !== 'note' && at !== -1) saved.splice(at, 1)
        if (what === 'save' && isFiltered(given)) saved.push(key)
        if (what === 'note' && isFiltered(given)) latest = { ...given, page: 1 }
      }
      const kept = createSearchStore(storage).get()
      expect(kept).toEqual(store.get())
      expect(store.get()).toBe(store.get())
      expect(kept.saved.map(searchKey)).toEqual(saved.slice(-most.saved))
      expect(kept.recent[0]).toEqual(latest)
      expect(new Set(kept.recent.map(searchKey)).size).toBe(kept.recent.length)
      expect(kept.recent.length).toBeLessThanOrEqual(most.recent)
      expect([...kept.saved, ...kept.recent].every((each) => isFiltered(each) && each.page === 1)).toBe(true)
    }),
    explored(100),
  )
})

test('of too many searches, the newest are kept', () => {
  const store = createSearchStore(memory())
  const many = Array.from({ length: most.saved + 2 }, (_, at) => search({ category: `Category ${at}` }))
  for (const each of many) {
    store.save(each)
    store.note(each)
  }
  expect(store.get().saved).toEqual(many.slice(2))
  expect(store.get().recent).toEqual(many.toReversed().slice(0, most.recent))
})

test.each(['not JSON', 'null', '[]', '{"saved": 7, "recent": [null, 3, {"keyword": ["x"]}]}'])(
  'broken stored searches are none: %s',
  (text) => {
    const storage = memory()
    storage.set('fieldwork.searches', text)
    expect(createSearchStore(storage).get()).toEqual({ saved: [], recent: [] })
  },
)

test('listeners hear of changes, here and in other tabs, until they stop', () => {
  const storage = memory()
  const events = new EventTarget()
  const store = createSearchStore(storage, events)
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  store.save(nurse)
  storage.set('fieldwork.searches', '{"saved":[],"recent":[{"keyword":"cook"}]}')
  events.dispatchEvent(new Event('storage'))
  expect(store.get().recent).toEqual([search({ keyword: 'cook' })])
  stop()
  store.save(bath)
  expect(listener).toHaveBeenCalledTimes(2)
})

const nursesInBath = search({ location: 'Bath', keyword: 'nurses' })
const nurses = search({ keyword: 'nurses', category: 'Health' })

test.each([
  ['the latest first, without duplicates', [nurse, bath], bath, [bath, nurse]],
  ['a whole word instead of its half-typed form', [search({ keyword: 'nu' }), bath], nurse, [nurse, bath]],
  ['a shortened word', [nurse], search({ keyword: 'nur' }), [search({ keyword: 'nur' })]],
  ['both of two searches that differ in a filter', [nurse], nurses, [nurses, nurse]],
  ['both of two that differ in word and place', [nurse], nursesInBath, [nursesInBath, nurse]],
])('recent searches keep %s', (_what, recent, next, kept) => {
  expect(withRecent(recent, next)).toEqual(kept)
})

const long = search({
  keyword: 'nurse',
  category: 'Health',
  location: 'Bath',
  nature: ['part_time'],
  types: ['hybrid', 'remote'],
  salary_from: 1000,
  salary_to: 2000,
  page: 5,
})

test('a search in words names every filter, and can drop each, which returns to page 1', () => {
  const grouped = (amount: number) => new Intl.NumberFormat().format(amount)
  expect(describeSearch(long)).toBe(
    `“nurse” · Health · In Bath · Part time · Hybrid · Remote · Salary from ${grouped(1000)} · Salary up to ${grouped(2000)}`,
  )
  expect(describeSearch(everyJob)).toBe('All jobs')
  const filters = appliedFilters(long)
  expect(filters.find(({ key }) => key === 'hybrid')?.without).toEqual({
    ...long,
    types: ['remote'],
    page: 1,
  })
  for (const { key, without } of filters) {
    const left = filters.filter((each) => each.key !== key)
    expect(appliedFilters(without).map((each) => each.key)).toEqual(left.map((each) => each.key))
    expect(without.page).toBe(1)
  }
})

test('jobs are counted, and positions where they are known: on one page, or with no filter but a category', () => {
  expect([jobCount(1), jobCount(0, 0), jobCount(4, 17), jobCount(1, 1)]).toEqual([
    '1 job',
    '0 jobs',
    '4 jobs\u00a0· 17 positions',
    '1 job\u00a0· 1 position',
  ])
  const categories = [
    { category: 'Health', icon: 'x', vacancies: 6 },
    { category: 'Care', icon: 'x', vacancies: 5 },
  ]
  const many = { jobs: [], total: 40, pages: 4 }
  expect(positionsFound(everyJob, many, categories)).toBe(11)
  expect(positionsFound(search({ category: 'Care' }), many, categories)).toBe(5)
  expect(positionsFound(search({ category: 'Care', keyword: 'x' }), many, categories)).toBeUndefined()
  expect(positionsFound(everyJob, many, undefined)).toBeUndefined()
  expect(positionsFound(search({ category: 'Other' }), many, categories)).toBeUndefined()
  expect(positionsFound(nurse, { jobs: [], total: 0, pages: 1 }, categories)).toBe(0)
})

test.each([
  [{ total: 12, page: 1, pages: 1, shown: 12 }, '12 jobs found.'],
  [{ total: 12, page: 2, pages: 2, shown: 2 }, '12 jobs found. Page 2 of 2.'],
  [{ total: 0, page: 1, pages: 1, shown: 0 }, 'No jobs found.'],
  [{ total: 12, page: 9, pages: 2, shown: 0 }, 'This page is empty.'],
  // The backend may not count.
  [{ total: undefined, page: 1, pages: 1, shown: 7 }, '7 jobs found.'],
  [{ total: undefined, page: 2, pages: 4, shown: 10 }, '10 jobs on this page. Page 2 of 4.'],
])('%j is announced as “%s”', (found, words) => {
  expect(foundWords(found)).toBe(words)
})
