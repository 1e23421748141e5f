import { useMedia } from './useMedia.ts'

/** Returns whether the user prefers reduced motion, and follows changes of that setting. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
