import { useSyncExternalStore } from 'react'

const query = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  media.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', listener)
  }
}

function read(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(query).matches ? 'dark' : 'light'
}

/** Returns the colour scheme of the page, for third-party elements that need to know it. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light')
}
