import { describe, expect, test, vi } from 'vitest'
import { createSafeStorage, type StorageLike } from '../../api/storage.ts'
import { jobCount } from '../job/index.ts'
import { createSearchStore, most, withRecent } from './saved-searches.ts'
import { everyJob, type JobSearch } from './search-params.ts'
import { appliedFilters, describeSearch, foundWords, positionsFound } from './search-words.ts'

const search = (change: Partial<JobSearch>): JobSearch => ({ ...everyJob, ...change })
const nurse = search({ keyword: 'nurse' })
const bath = search({ location: 'Bath', nature: ['part_time'] })

function fakeStorage(text?: string) {
  const entries = new Map(text === undefined ? [] : [['fieldwork.searches', text]])
  const storage: StorageLike = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (at) => [...entries.keys()][at] ?? null,
    length: 0,
  }
  return { entries, storage: createSafeStorage(() => storage) }
}

describe('stored searches', () => {
  test('are still there at the next visit, without their page number', () => {
    const { storage } = fakeStorage()
    const store = createSearchStore(storage)
    store.save({ ...nurse, page: 3 })
    store.note({ ...bath, page: 2 })
    expect(createSearchStore(storage).get()).toEqual({ saved: [nurse], recent: [bath] })
  })

  test('are saved once, and removed', () => {
    const store = createSearchStore(fakeStorage().storage)
    store.save(nurse)
    store.save(bath)
    store.save(nurse)
    expect(store.get().saved).toEqual([bath, nurse])
    store.remove(bath)
    expect(store.get().saved).toEqual([nurse])
  })

  test('are limited in number', () => {
    const store = createSearchStore(fakeStorage().storage)
    for (let at = 0; at < 30; at += 1) {
      store.save(search({ category: `Category ${at}` }))
      store.note(search({ category: `Category ${at}` }))
    }
    expect(store.get().saved).toHaveLength(most.saved)
    expect(store.get().saved.at(-1)?.category).toBe('Category 29')
    expect(store.get().recent.map(({ category }) => category)).toEqual(
      [29, 28, 27, 26, 25].map((at) => `Category ${at}`),
    )
  })

  test('exclude searches without filters', () => {
    const store = createSearchStore(fakeStorage().storage)
    store.save(everyJob)
    store.note({ ...everyJob, page: 4 })
    expect(store.get()).toEqual({ saved: [], recent: [] })
  })

  test.each(['not JSON', 'null', '[]', '{"saved": 7, "recent": [null, 3, {"keyword": ["x"]}]}'])(
    'are empty if the stored value is broken: %s',
    (text) => {
      expect(createSearchStore(fakeStorage(text).storage).get()).toEqual({ saved: [], recent: [] })
    },
  )

  test('notify listeners of changes, here and in other tabs', () => {
    const { storage, entries } = fakeStorage()
    const events = new EventTarget()
    const store = createSearchStore(storage, events)
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.save(nurse)
    expect(listener).toHaveBeenCalledTimes(1)
    entries.set('fieldwork.searches', '{"saved":[],"recent":[{"keyword":"cook"}]}')
    events.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(store.get().recent).toEqual([search({ keyword: 'cook' })])
    stop()
    store.save(bath)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('keep their identity while unchanged, so that nothing re-renders', () => {
    const store = createSearchStore(fakeStorage().storage)
    store.save(nurse)
    expect(store.get()).toBe(store.get())
  })
})

describe('recent searches', () => {
  test('start with the latest and have no duplicates', () => {
    expect(withRecent([nurse, bath], search({ keyword: 'cook' }))).toEqual([
      search({ keyword: 'cook' }),
      nurse,
      bath,
    ])
    expect(withRecent([nurse, bath], bath)).toEqual([bath, nurse])
  })

  test('keep a whole word, not its half-typed forms', () => {
    const typed = withRecent(withRecent([bath], search({ keyword: 'nu' })), nurse)
    expect(typed).toEqual([nurse, bath])
    const shortened = withRecent([nurse], search({ keyword: 'nur' }))
    expect(shortened).toEqual([search({ keyword: 'nur' })])
  })

  test('keep both of two searches that differ in a filter', () => {
    expect(withRecent([nurse], search({ keyword: 'nurses', category: 'Health' }))).toHaveLength(2)
    expect(
      withRecent([search({ category: 'Health' })], search({ category: 'Health', keyword: 'a' })),
    ).toHaveLength(2)
  })
})

describe('a search in words', () => {
  const long = search({
    keyword: 'nurse',
    category: 'Health',
    location: 'Bath',
    nature: ['part_time'],
    types: ['hybrid', 'remote'],
    salaryFrom: 1000,
    salaryTo: 2000,
    page: 5,
  })

  test('names every filter', () => {
    const grouped = (amount: number) => new Intl.NumberFormat().format(amount)
    expect(describeSearch(long)).toBe(
      `“nurse” · Health · In Bath · Part time · Hybrid · Remote · Salary from ${grouped(1000)} · Salary up to ${grouped(2000)}`,
    )
    expect(describeSearch(everyJob)).toBe('All jobs')
  })

  test('can drop one filter at a time, and returns to page 1', () => {
    const hybrid = appliedFilters(long).find(({ key }) => key === 'hybrid')
    expect(hybrid?.without).toEqual({ ...long, types: ['remote'], page: 1 })
    for (const { key, without } of appliedFilters(long)) {
      expect(appliedFilters(without).map((each) => each.key)).not.toContain(key)
      expect(without.page).toBe(1)
    }
  })

  test('counts jobs, and positions where they are known', () => {
    expect(jobCount(1)).toBe('1 job')
    expect(jobCount(0, 0)).toBe('0 jobs')
    expect(jobCount(4, 17)).toBe('4 jobs\u00a0· 17 positions')
    expect(jobCount(1, 1)).toBe('1 job\u00a0· 1 position')
  })

  test('knows its positions if it has one page, or no filter but a category', () => {
    const categories = [
      { category: 'Health', icon: 'x', vacancies: 6 },
      { category: 'Care', icon: 'x', vacancies: 5 },
    ]
    const many = { jobs: [], total: 40, pages: 4 }
    expect(positionsFound(everyJob, many, categories)).toBe(11)
    expect(positionsFound(search({ category: 'Care' }), many, categories)).toBe(5)
    expect(positionsFound(search({ category: 'Care', keyword: 'x' }), many, categories)).toBeUndefined()
    expect(positionsFound(everyJob, many, undefined)).toBeUndefined()
    expect(positionsFound(nurse, { jobs: [], total: 0, pages: 1 }, categories)).toBe(0)
  })

  test('announces how many it found', () => {
    expect(foundWords({ total: 12, page: 1, pages: 1, shown: 12 })).toBe('12 jobs found.')
    expect(foundWords({ total: 12, page: 2, pages: 2, shown: 2 })).toBe('12 jobs found. Page 2 of 2.')
    expect(foundWords({ total: 0, page: 1, pages: 1, shown: 0 })).toBe('No jobs found.')
  })

  test('announces the jobs on the page if the backend does not count', () => {
    expect(foundWords({ total: undefined, page: 1, pages: 1, shown: 7 })).toBe('7 jobs found.')
    expect(foundWords({ total: undefined, page: 2, pages: 4, shown: 10 })).toBe(
      '10 jobs on this page. Page 2 of 4.',
    )
  })
})
