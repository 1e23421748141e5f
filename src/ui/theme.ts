export type Theme = 'system' | 'light' | 'dark'

/** The storage key of the chosen theme. `public/theme.js` reads the same key before the first paint. */
export const themeKey = 'fieldwork.theme'

const listeners = new Set<() => void>()

function stored(): Theme {
  try {
    const value = localStorage.getItem(themeKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    // Storage is blocked, so the root element's attribute keeps the choice until the page closes.
    const value = document.documentElement.dataset['theme']
    return value === 'light' || value === 'dark' ? value : 'system'
  }
}

/** Returns the chosen theme; `system` follows the computer's setting. */
export function readTheme(): Theme {
  return stored()
}

/** Applies a theme to the page. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Chooses a theme for this page and later visits. */
export function setTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice applies to this page only.
  }
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the theme, including those in other tabs. */
export function subscribeTheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return
    applyTheme(stored())
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
