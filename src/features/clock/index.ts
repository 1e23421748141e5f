import { useSyncExternalStore } from 'react'
import { onTick, steadyNow } from '../../api/clock.ts'

/**
 * The backend's moment for relative times, in milliseconds since 1970 UTC. It moves on every half minute, and at once
 * when the backend's clock turns out to stand elsewhere.
 */
export function useNow(): number {
  return useSyncExternalStore(onTick, steadyNow, steadyNow)
}
