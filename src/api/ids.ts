/** Parses an id from an address, an integer from 1; `undefined` for anything else. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
