/**
 * Vite tells here of a part of the app that could not be fetched. Online the router loads the page again, once, as a new
 * version may have replaced the part. Offline that would trade the app for the browser's own error page, so the event is
 * prevented from becoming such an error, and the error page says what is wrong.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) event.preventDefault()
  })
}

/** Whether a part of the app could not be loaded (product: failures), rather than that something in it went wrong. */
export function isLoadFailure(error: unknown): boolean {
  if (!navigator.onLine) return true
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  )
}
