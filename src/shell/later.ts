import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type * as Parts from './Rest.tsx'

/**
 * A part of the shell that what is seen first does without: it comes with the one chunk that is loaded right behind. Stands
 * in a `Suspense`. If the chunk does not arrive there is nothing in its place, and the page is still a page.
 */
export function later<Props>(
  pick: (rest: typeof Parts) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: pick(await import('./Rest.tsx')) }
    } catch (error) {
      console.error(error)
      return { default: () => null }
    }
  })
}
