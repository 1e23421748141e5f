/** The interval at which the panel checks the app's page, in milliseconds. */
const interval = 500

/**
 * Calls the listener regularly, for `useSyncExternalStore`: the app doesn't notify the panel of
 * logins or of the fields it shows.
 * @returns a function that stops it
 */
export function followPage(listener: () => void): () => void {
  const timer = setInterval(listener, interval)
  return () => clearInterval(timer)
}
