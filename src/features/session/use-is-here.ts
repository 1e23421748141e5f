import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the screen is still there: who has gone elsewhere while a call was under way is not pulled away from there
 * when it is answered.
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
