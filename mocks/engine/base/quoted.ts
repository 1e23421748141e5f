/** Letters written from right to left, and signs that turn what follows. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Signs that turn what follows, up to another one: unpaired, they would reach beyond the isolation. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns a name or text of somebody else for a sentence, isolated if it could change the sentence's direction (rules 53). */
export function quoted(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(turns, '')}\u2069` : text
}
