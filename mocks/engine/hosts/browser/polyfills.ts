// APIs that libraries require and a page may lack. Imported first, as some libraries use them while loading.
fillRandomUuid()
fillLocalStorage()

/** Pages on plain HTTP lack `crypto.randomUUID`, with which `@msw/data` identifies its records. */
function fillRandomUuid(): void {
  if (typeof Reflect.get(crypto, 'randomUUID') === 'function') return
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => {
      const digit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16)
      // A version 4 UUID (RFC 9562).
      return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit)
    },
  })
}

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
