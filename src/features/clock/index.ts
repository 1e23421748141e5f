import { useSyncExternalStore } from 'react'
import { onTick, steadyNow } from '../../api/clock.ts'

/**
 * Returns the backend's time for relative times, in milliseconds since 1970 UTC. Updates every half minute, and at once
 * when the backend's clock turns out to differ from the assumed one.
 */
export function useNow(): number {
  return useSyncExternalStore(onTick, steadyNow, steadyNow)
}
