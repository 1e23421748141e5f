/**
 * Stands in for the package `tldts` in what runs in a browser, by the alias in vite.config.ts.
 * MSW's cookie jar asks it for the domain of a host, for which the package carries 110 kB of public suffixes (gzip). The
 * simulator uses no cookies, so none is known: a cookie of this host still works, one with `Domain=…` is refused.
 */
export function getDomain(): null {
  return null
}
