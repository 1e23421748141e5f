// What libraries take for granted and a page may lack. Imported before them: some look for it while they load.
fillRandomUuid()
fillLocalStorage()

/** On plain http there is none; `@msw/data` names its records by it. */
function fillRandomUuid(): void {
  if (typeof Reflect.get(crypto, 'randomUUID') === 'function') return
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      // Version 4, and the variant of RFC 9562.
      const digits = Array.from(bytes, (byte, place) => {
        const fitted = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
        return fitted.toString(16).padStart(2, '0')
      }).join('')
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  })
}

/** Where the browser blocks all site data, reading `localStorage` already throws; MSW keeps cookies in it. */
function fillLocalStorage(): void {
  try {
    if (globalThis.localStorage !== undefined) return
  } catch {
    // Blocked.
  }
  const values = new Map<string, string>()
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
}
