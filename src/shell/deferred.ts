import type { ComponentType } from 'react'
import { lazyComponent, loadAgain, type LazyComponent } from '../ui/lazy-component.tsx'
import type * as Shell from './DeferredShell.tsx'

const { promise: firstPage, resolve: loadDeferred } = Promise.withResolvers<void>()
export { loadDeferred }

/** Maximum wait for the first page, in milliseconds. */
const firstPageTimeout = 2000

const Nothing = () => null

/**
 * Returns a shell component that the first paint doesn't need. All such components share one chunk, requested once the
 * first page is painted and its calls are answered (`loadDeferred`) or after `firstPageTimeout`, and again if that fails. Pages work without it.
 */
export function deferred<Props extends object>(
  pick: (shell: typeof Shell) => ComponentType<Props>,
): LazyComponent<Props> {
  const component = lazyComponent(async () => {
    await Promise.race([firstPage, new Promise((resolve) => setTimeout(resolve, firstPageTimeout))])
    return await loadAgain(async () => pick(await import('./DeferredShell.tsx')))
  }, Nothing)
  // With its code there, a component that appears later, such as the account's menu, replaces another without a gap.
  void firstPage.then(component.load)
  return component
}
