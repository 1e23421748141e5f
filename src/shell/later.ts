import type { ComponentType } from 'react'
import { part, type Part } from '../ui/part.tsx'
import type * as Parts from './Rest.tsx'

/**
 * A part of the shell that what is seen first does without: it comes with the one chunk that is loaded right behind. If
 * the chunk does not arrive there is nothing in its place, and the page is still a page.
 */
export function later<Props extends object>(pick: (rest: typeof Parts) => ComponentType<Props>): Part<Props> {
  return part(async () => {
    try {
      return pick(await import('./Rest.tsx'))
    } catch (error) {
      console.error(error)
      return () => null
    }
  })
}
