// A browser that blocks site data throws on access to `localStorage`, where MSW stores cookies. Imported first, because
// MSW uses it while loading.

function isBlocked(): boolean {
  try {
    return globalThis.localStorage === undefined
  } catch {
    return true
  }
}

if (isBlocked()) {
  const values = new Map<string, string>()
  const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value })
}
