import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds; follows it while the page is open.
 * @param otherwise what counts where there is no window
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
