/**
 * Text as it is compared in searches: without case and accents (rules 15). What a letter becomes does not depend on the
 * letters around it: the sigma at the end of a Greek word is a sigma, so that the start of a longer word finds it.
 */
export function folded(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

/** Text without anything to decompose: most of it, and far quicker to fold. */
const plain = /^[ -~\t\r\n]*$/

/** The words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}

/** An e-mail as it is stored and compared: trimmed, lower case (rules 8). */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
