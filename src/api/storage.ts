import { isObject, parseJson, type Json } from './json.ts'

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A storage that never throws. */
export type SafeStorage = {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

/**
 * Wraps a browser storage. If it is blocked or full, values are kept in memory until the page closes.
 * @param open returns the storage; may throw, as `window.localStorage` does when blocked
 */
export function createSafeStorage(open: () => StorageLike | undefined): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<T>(read: (storage: StorageLike) => T): T | undefined {
    try {
      const storage = open()
      return storage && read(storage)
    } catch {
      return undefined
    }
  }

  return {
    // Memory first: it holds only what the storage rejected.
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => {
      const stored = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
          (key) => key !== null,
        ),
      )
      return [...new Set([...memory.keys(), ...(stored ?? [])])]
    },
  }
}

/** Returns a stored object. `undefined` without one, and for anything else that another version of the app may have stored. */
export function readStored(storage: SafeStorage, key: string): Json | undefined {
  const value = parseJson(storage.get(key) ?? '')
  return isObject(value) ? value : undefined
}

/** Stored in this browser and shared by its tabs. Keys start with `fieldwork.`. */
export const browserStorage: SafeStorage = createSafeStorage(() =>
  typeof window === 'undefined' ? undefined : window.localStorage,
)

/** The prefix of the demo's frame names. Each frame has its own entries, as if it were a tab. */
export const framePrefix = 'fieldwork.frame.'

/** Returns the key of an entry that belongs to one frame of the tab. */
export function frameKey(frame: string, key: string): string {
  return `${frame}.${key}`
}

/** Returns a view of the entries of one frame, in a storage that all frames of a tab share. */
export function storageOfFrame(storage: StorageLike, frame: string): StorageLike {
  const start = frameKey(frame, '')
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
      key?.startsWith(start),
    )
  return {
    getItem: (key) => storage.getItem(frameKey(frame, key)),
    setItem: (key, value) => storage.setItem(frameKey(frame, key), value),
    removeItem: (key) => storage.removeItem(frameKey(frame, key)),
    key: (index) => keys()[index]?.slice(start.length) ?? null,
    get length() {
      return keys().length
    },
  }
}

/** Returns the tab's entries, or in a frame, that frame's. Only the demo has frames, so other builds drop that case. */
function tabEntries(): StorageLike {
  const { name, sessionStorage } = window
  return !import.meta.env.VITE_API_URL && name.startsWith(framePrefix)
    ? storageOfFrame(sessionStorage, name)
    : sessionStorage
}

/** Stored in this tab until it closes. Keys start with `fieldwork.`. */
export const tabStorage: SafeStorage = createSafeStorage(() =>
  typeof window === 'undefined' ? undefined : tabEntries(),
)
