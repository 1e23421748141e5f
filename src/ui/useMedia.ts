import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns whether a media query matches, and follows its changes.
 * @param otherwise the value when rendered without a browser
 */
export function useMedia(query: string, otherwise = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => otherwise,
  )
}
