/**
 * Handles Vite's event for a chunk that could not be loaded. Online, the router reloads the page once, as a new version may
 * have replaced the chunk. Offline, a reload would end in the browser's own error page, so the event is cancelled and the
 * app's error page appears instead.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) event.preventDefault()
  })
}

/** Whether an error means that code could not be loaded (product: failures). Offline, every error counts as such. */
export function isLoadFailure(error: unknown): boolean {
  if (!navigator.onLine) return true
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  )
}
