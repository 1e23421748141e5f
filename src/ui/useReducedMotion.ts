import { useMedia } from './useMedia.ts'

/** Whether the reader asked for less motion; follows the setting while the page is open. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
