/**
 * Returns text in the form that searches compare: without case or accents (rules 15), and without the differences
 * between keyboards (rules 46). A letter's result doesn't depend
 * on the letters around it, so a word folds the same alone and within a text. A final Greek sigma, for example, becomes
 * a plain sigma, so that the start of a longer word matches.
 */
export function folded(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .replace(stacked, '$1')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(unseen, '')
    .toLowerCase()
    .replace(variants, (letter) => plainLetters[letter] ?? letter)
    .replace(digits, asciiDigit)
    .normalize('NFC')
}

/** Characters that nobody sees, such as zero-width spaces, direction marks and soft hyphens. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Digits of other scripts. */
const digits = /(?![0-9])\p{Nd}/gu

/** Returns a digit as 0 to 9. Unicode encodes the ten digits of a script in a row, some rows without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
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

/** Lower-case letters that Unicode does not decompose and signs, which people treat as variants of a plain one. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  ʼ: "'",
}
const variants = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** ASCII text: only its case needs folding, which is much faster. */
const plain = /^[ -~\t\r\n]*$/

/** The words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}

/** A code as compared: without what keyboards, mail programs and copying add to it (rules 46). */
export function normalisedCode(code: string): string {
  return folded(code).replace(/[\s-]/g, '')
}

/** An email address as stored and compared: trimmed, in lower case (rules 8). */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
