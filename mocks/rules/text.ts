/**
 * Returns text in the form that searches compare: without case or accents (rules 15). A letter's result doesn't depend
 * on the letters around it, so a word folds the same alone and within a text. A final Greek sigma, for example, becomes
 * a plain sigma, so that the start of a longer word matches. White space is unchanged.
 */
export function folded(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .replace(stacked, '$1')
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replace(variants, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}

/**
 * Marks that people omit when they type: accents of Latin, Greek and Cyrillic letters, Hebrew points and Arabic short
 * vowels. Marks of other scripts change the word, such as vowel signs in Hindi and Thai or voicing marks in Japanese.
 */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu

/**
 * More marks on a letter than any language uses (Unicode's stream-safe text format). All after the first 30 are
 * dropped, because normalising sorts marks in quadratic time.
 */
const stacked = /(\p{Mark}{30})\p{Mark}+/gu

/** Lower-case letters that Unicode does not decompose, but people treat as variants of a plain letter. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', ς: 'σ' }
const variants = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** ASCII text: only its case needs folding, which is much faster. */
const plain = /^[ -~\t\r\n]*$/

/** The words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}

/** An email address as stored and compared: trimmed, in lower case (rules 8). */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
