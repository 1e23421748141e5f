import type { StorageLike } from '../../src/api/storage.ts'

/** A storage of a browser with these entries. */
export function fakeStorage(
  entries: Record<string, string> = {},
): StorageLike & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}
