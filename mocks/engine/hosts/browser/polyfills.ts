// APIs that libraries require and a page may lack. Imported first, as some libraries use them while loading.
fillLocalStorage()

/** A browser that blocks site data throws on access to `localStorage`, where MSW stores cookies. */
function fillLocalStorage(): void {
  try {
    if (globalThis.localStorage !== undefined) return
  } catch {
    // The browser blocks site data.
  }
  const values = new Map<string, string>()
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
}
