/**
 * Replaces the package `tldts` in browser builds (alias in vite.config.ts) to save 110 kB (gzip). MSW's cookie jar
 * uses `tldts` for cookies with `Domain=…`; the simulator uses no cookies.
 */
export function getDomain(): null {
  return null
}
