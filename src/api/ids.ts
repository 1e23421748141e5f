/** The id in an address, a whole number from 1 on; `undefined` for anything else. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
