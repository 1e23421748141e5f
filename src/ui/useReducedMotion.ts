import { useMedia } from './useMedia.ts'

/** Returns whether the user prefers reduced motion, and follows the setting. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
