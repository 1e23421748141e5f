/** Returns the initials of the first and last word ("Ada King Byron" → "AB"), or "?" for an empty name. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s_-]+/u)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter(Boolean)
  const first = words[0]
  if (first === undefined) return '?'
  const last = words.length > 1 ? words.at(-1) : ''
  return (first + (last ?? '')).toLocaleUpperCase()
}
