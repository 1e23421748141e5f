import { isLeaving } from '../ui/leaving.ts'

/**
 * Handles Vite's event for a chunk that couldn't be loaded. Online, the router reloads the page once, as a new version
 * may have replaced the chunk. Offline, a reload would lead to the browser's own error page, so this cancels the event
 * and the app's error page appears instead. While somebody leaves the page, it also appears, if the page stays: the
 * router doesn't recognise a message that begins with a space.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) event.preventDefault()
    else if (isLeaving()) event.payload.message = ` ${event.payload.message}`
  })
}

/**
 * Loads the page once more if an error means that code didn't arrive, like `public/theme.js` for the app's own code.
 * @returns whether the page will load; false if this visit already is such an attempt, if somebody leaves the page, or if
 *   the browser is offline
 */
export function reloadOnce(error: unknown): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (isReload || isLeaving() || !navigator.onLine || !isLoadFailure(error)) return false
  location.reload()
  return true
}

/** Returns whether an error means that code couldn't be loaded (product: failures). Offline, every error does. */
export function isLoadFailure(error: unknown): boolean {
  if (!navigator.onLine) return true
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  )
}
