import { useEffect, useState } from 'react'

/**
 * Returns whether the browser has been idle since the component appeared. True after `timeout` milliseconds at the
 * latest; after an eighth of it in browsers that can't tell.
 */
export function useIdle(timeout: number): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const end = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(end, timeout / 8)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(end, { timeout })
    return () => cancelIdleCallback(idle)
  }, [timeout])
  return isIdle
}
