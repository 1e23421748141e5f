export type Theme = 'system' | 'light' | 'dark'

/** Where the choice is stored. `public/theme.js` reads the same key before the first paint. */
export const themeKey = 'fieldwork.theme'

const listeners = new Set<() => void>()

function stored(): Theme {
  try {
    const value = localStorage.getItem(themeKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    // Storage can be forbidden: then the choice lives as long as the page, on the element itself.
    const value = document.documentElement.dataset['theme']
    return value === 'light' || value === 'dark' ? value : 'system'
  }
}

/** The chosen theme; `system` follows the computer's setting. */
export function readTheme(): Theme {
  return stored()
}

/** Puts a theme on the page. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Chooses a theme, for this page at once and for later visits. */
export function setTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice still holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Tells about a new choice, one made in another tab included. */
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
