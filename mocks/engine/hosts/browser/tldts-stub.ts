/**
 * Stands in for the package `tldts` in what runs in a browser, by the alias in vite.config.ts.
 *
 * MSW keeps a cookie jar, and the jar asks `tldts` which domain a host belongs to; for that the package carries the
 * list of all public suffixes, more than 110 kB of gzip. The simulator signs people in by bearer token and neither sets nor reads a
 * cookie, so the answer is always "none known": a cookie of exactly this host works as before, and one that asks for a
 * whole domain (`Domain=…`) is refused.
 */
export function getDomain(): null {
  return null
}
