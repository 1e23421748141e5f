/** Letters written from right to left, and signs that turn what follows. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Returns a name or text of somebody else for a plain sentence, isolated if it could change its direction. */
export function quoted(text: string): string {
  // HTML would take the direction of a sentence from a name at its start. Unpaired signs would reach beyond the name.
  return turning.test(text) ? `\u200e\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069` : text
}
