import { useSyncExternalStore } from 'react'
import type { JobSearch } from '../../api/jobs.ts'
import { isObject } from '../../api/json.ts'
import { browserStorage, readStored, type SafeStorage } from '../../api/storage.ts'
import { isFiltered, readSearch, searchesKey as key, searchKey, toAddress } from './search-params.ts'

/** Maximum numbers of stored searches. Recent ones are newest first, saved ones in the order they were saved. */
export const most = { saved: 20, recent: 5 }

type StoredSearches = Readonly<Record<keyof typeof most, readonly JobSearch[]>>

const noSearches: StoredSearches = { saved: [], recent: [] }

/** Creates a store of searches in the browser. Stored values are validated like those in a URL. */
export function createSearchStore(
  storage: SafeStorage,
  /** The target of `storage` events from other tabs. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
) {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let current = noSearches

  function get() {
    const stored = storage.get(key)
    if (stored !== text) {
      text = stored
      const { saved, recent } = readStored(storage, key) ?? {}
      current = { saved: readAll(saved, most.saved), recent: readAll(recent, most.recent) }
    }
    return current
  }

  function set(next: StoredSearches) {
    storage.set(key, JSON.stringify({ saved: next.saved.map(toAddress), recent: next.recent.map(toAddress) }))
    notify()
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    get,
    save: (search: JobSearch) => {
      const { saved, recent } = get()
      if (!isFiltered(search)) return
      set({ saved: [...without(saved, search), firstPage(search)].slice(-most.saved), recent })
    },
    remove: (search: JobSearch) => {
      const { saved, recent } = get()
      set({ saved: without(saved, search), recent })
    },
    /** Adds a search to the recent ones, unless it filters nothing. */
    note: (search: JobSearch) => {
      const { saved, recent } = get()
      const next = withRecent(recent, search)
      if (next !== recent) set({ saved, recent: next })
    },
    forgetRecent: () => set({ ...get(), recent: [] }),
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) events?.addEventListener('storage', notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events?.removeEventListener('storage', notify)
      }
    },
  }
}

/**
 * Returns the recent searches with another one on top. Contains no search twice; a half-typed word ("nur") is replaced
 * by the whole one ("nurse").
 */
export function withRecent(recent: readonly JobSearch[], search: JobSearch): readonly JobSearch[] {
  if (!isFiltered(search)) return recent
  const [last, ...rest] = recent
  if (last && searchKey(last) === searchKey(search)) return recent
  const before = last && isStepOf(last, search) ? rest : recent
  return [firstPage(search), ...without(before, search)].slice(0, most.recent)
}

/** Whether two searches differ only in the keyword or only in the location, and one text starts with the other. */
function isStepOf(one: JobSearch, other: JobSearch): boolean {
  const bare = { keyword: '', location: '' }
  if (searchKey({ ...one, ...bare }) !== searchKey({ ...other, ...bare })) return false
  const isPart = (a: string, b: string) => (a !== '' && b.startsWith(a)) || (b !== '' && a.startsWith(b))
  const { keyword, location } = other
  return (
    (one.location === location && isPart(one.keyword, keyword)) ||
    (one.keyword === keyword && isPart(one.location, location))
  )
}

function without(searches: readonly JobSearch[], search: JobSearch): JobSearch[] {
  const gone = searchKey(search)
  return searches.filter((each) => searchKey(each) !== gone)
}

function firstPage(search: JobSearch): JobSearch {
  return { ...search, page: 1 }
}

/** Stored searches are as lenient as those in a URL. */
function readAll(stored: unknown, limit: number): JobSearch[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isObject).map(readSearch).filter(isFiltered).slice(0, limit)
}

/** The app's stored searches. */
export const searches = createSearchStore(browserStorage, typeof window === 'undefined' ? undefined : window)

/** The stored searches, updated on every change, including those from other tabs. */
export function useStoredSearches(): StoredSearches {
  return useSyncExternalStore(searches.subscribe, searches.get, () => noSearches)
}
