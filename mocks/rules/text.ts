/**
 * Text as it is compared in searches: without case and accents (rules 15). What a letter becomes does not depend on the
 * letters around it: the sigma at the end of a Greek word is a sigma, so that the start of a longer word finds it. White
 * space stays, and no letter joins with one beyond it: words fold alone as they do in their text.
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
 * Accents as people leave them out: those of Latin, Greek and Cyrillic letters, the points of Hebrew, the short vowels
 * of Arabic. The marks of other scripts are letters of their own: without its vowel signs a word of Hindi or Thai is
 * another word, and so is a Japanese one without its voicing marks.
 */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu

/**
 * More marks on one letter than any language has (Unicode's stream-safe texts): normalising puts them into an order, in
 * time that grows with the square of their number.
 */
const stacked = /(\p{Mark}{30})\p{Mark}+/gu

/** Lower-case letters that Unicode takes for letters of their own, and people for variants of the plain one. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', ς: 'σ' }
const variants = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Text without anything to decompose: most of it, and far quicker to fold. */
const plain = /^[ -~\t\r\n]*$/

/** The words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}
