/**
 * Parses the search of a URL as plain text: `?keyword=2026&page=2` is `{ keyword: '2026', page: '2' }`. Each route
 * interprets the values in its `validateSearch`. A repeated key becomes a list.
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
 * Formats the search of a URL: text, numbers and booleans unchanged, a list as a repeated key, nothing for
 * `undefined` and `null`. Starts with `?` unless empty. Commas stay unescaped.
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
