/** Parses an id from a URL, an integer from 1; `undefined` for anything else. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
