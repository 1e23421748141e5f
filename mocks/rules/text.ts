import { plainEmail } from '../engine/base/email.ts'
import { remembered } from '../engine/base/remembered.ts'

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
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(accents, '')
    .replace(omitted, '')
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

/** Apostrophes, which also quote words (´ decomposes to a space), and the stroke that stretches Arabic words. */
const omitted = /['`‘’‛′ʹʻʼ\u0640]/gu

/**
 * More marks on a letter than any language uses (Unicode's stream-safe text format). All after the first 30 are
 * dropped, because normalising sorts marks in quadratic time.
 */
const stacked = /(\p{Mark}{30})\p{Mark}+/gu

/**
 * Lower-case letters that Unicode does not decompose and signs, which people write in the plain alphabet or treat as
 * variants of another one (rules 52). `spellings` has ð, which has two.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
}
const variants = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** ASCII text without apostrophes: only its case needs folding, which is much faster. */
const plain = /^[ -&(-_a-~\t\r\n]*$/

/** White space, quotes, brackets, commas and slashes. */
const between = /[\s",;/\\|\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u060c\u061b\u3001]+/u

/** Bullets, a hash and an ellipsis before a word, and what ends a sentence after it. Unlike in C#, C++ and .NET. */
const around = /^(?:[#¡¿•-]|\.{2,})+|(?<![.:!?\u061f\u0964\u3002])[.:!?\u061f\u0964\u3002]+$/gu

/** The words of a search text, folded, without what people put around words (rules 52). */
export function wordsOf(text: string): string[] {
  const words = folded(text).split(between)
  return words.map((word) => word.replace(around, '')).filter((word) => /[^\p{P}\p{Sm}]/u.test(word))
}

/** The spellings of a text in the plain alphabet: people write ð as d and as th (rules 52). */
function spellings(text: string): string[] {
  return /ð/i.test(text) ? ['d', 'th'].map((letters) => text.replace(/ð/gi, letters)) : [text]
}

/** Texts as one, folded, in all spellings. */
export function searchable(texts: readonly (string | null)[]): string {
  return spellings(folded(texts.join('\n'))).join('\n')
}

/** Returns `searchable` of a row's texts. Each row is read once: a changed one is another object. */
export function searchableBy<R extends object>(
  textsOf: (row: R) => readonly (string | null)[],
): (row: R) => string {
  return remembered((row: R) => searchable(textsOf(row)), new WeakMap())
}

/** Whether each word, as from `wordsOf`, occurs in at least one of the texts. @param text as from `searchable` */
export function holdsAll(words: readonly string[], text: string): boolean {
  return words.every(
    (word) =>
      text.includes(word) || (word.includes('ð') && spellings(word).some((each) => text.includes(each))),
  )
}

/** A code as compared: without what keyboards, mail programs and copying add to it (rules 46). */
export function normalisedCode(code: string): string {
  return folded(code).replace(/[\s-]/g, '')
}

/** An email address as stored and compared: trimmed, in lower case, with its domain in ASCII (rules 8, 53). */
export function normalisedEmail(email: string): string {
  return plainEmail(email).toLowerCase()
}
