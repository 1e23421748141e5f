import { useSyncExternalStore } from 'react'
import { useMedia } from './useMedia.ts'

export type Theme = 'system' | 'light' | 'dark'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function read(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Returns the chosen theme, an attribute of the root element; `system` follows the computer's setting. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'system')
}

/** Returns the colour scheme of the page, for third-party elements that need to know it. */
export function useScheme(): 'light' | 'dark' {
  const theme = useTheme()
  const isDark = useMedia('(prefers-color-scheme: dark)')
  return theme !== 'system' ? theme : isDark ? 'dark' : 'light'
}
