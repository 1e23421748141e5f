import type { ComponentType } from 'react'
import { part, type Part } from '../ui/part.tsx'
import type * as Parts from './Rest.tsx'

const { promise: firstPage, resolve: letRestCome } = Promise.withResolvers<void>()
export { letRestCome }

/** How long the first page of the app has the line for itself, in milliseconds. */
const patience = 2000

/**
 * A part of the shell that what is seen first does without: it comes with the one chunk that is loaded once the first page
 * stands (`letRestCome`). If the chunk does not arrive there is nothing in its place, and the page is still a page.
 */
export function later<Props extends object>(pick: (rest: typeof Parts) => ComponentType<Props>): Part<Props> {
  return part(async () => {
    await Promise.race([firstPage, new Promise((resolve) => setTimeout(resolve, patience))])
    try {
      return pick(await import('./Rest.tsx'))
    } catch (error) {
      console.error(error)
      return () => null
    }
  })
}
