/**
 * Parses a URL's query string into plain text: `?keyword=2026&page=2` becomes `{ keyword: '2026', page: '2' }`. Each
 * route interprets the values in its `validateSearch`. A repeated key becomes a list.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/**
 * Formats a URL's query string, with `?` unless it is empty. A list becomes a repeated key; `undefined` and `null` are
 * omitted. Commas stay unescaped, so that `nature=full_time,part_time` is readable.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean') {
        params.append(key, String(each))
      }
    }
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
