import { useMedia } from './useMedia.ts'

/** Returns whether people ask for reduced motion, and follows the setting. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
