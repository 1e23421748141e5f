import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that says whether the screen is still mounted, so that a late answer does not redirect a user who
 * has moved on.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
