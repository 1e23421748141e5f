import { useSyncExternalStore } from 'react'
import { onTick, steadyNow } from '../../api/clock.ts'

/**
 * The backend's time for relative times, in milliseconds since 1970 UTC. It updates every half minute, and at once when
 * the backend's clock turns out to differ.
 */
export function useNow(): number {
  return useSyncExternalStore(onTick, steadyNow, steadyNow)
}
