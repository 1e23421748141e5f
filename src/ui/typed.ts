/*
 * What people type and paste, made comparable once, at the edge of each form (rules 46). Invisible characters come along
 * from other apps and input methods; keyboards differ in digits and dashes.
 */

const unseen = '\\p{Default_Ignorable_Code_Point}'

/** Nothing of it can be seen: white space, controls, invisible characters, the empty Braille pattern. */
const blank = new RegExp(`^[\\s${unseen}\\p{Cc}\\u2800]*$`, 'u')

/** Without joiners and variation selectors, which belong to the character before them. */
const end = '[\\s\\u00ad\\u200b\\u2060\\ufeff\\p{Bidi_Control}]'
// The second part starts only where a run begins, because each try reads the whole run.
const ends = new RegExp(`^${end}+|(?<!${end})${end}+$`, 'gu')

/** Text to store: as typed, without white space and invisible characters at its ends; empty if nothing can be seen. */
export function tidyText(text: string): string {
  return blank.test(text) ? '' : text.replaceAll(ends, '')
}

/** Returns the entries of a comma-separated text without empty ones; “machine learning” is one entry (rules 31). */
export function entriesIn(text: string): string[] {
  return text
    .split(/[,，、،]/)
    .map(tidyText)
    .filter(Boolean)
}

/** Invisible characters. Joiners between letters of other scripts are spelling, as in Persian. */
const noise = new RegExp(
  `(?![\\u200c\\u200d])${unseen}|[\\u200c\\u200d](?![^\\0-\\x7f])|(?<![^\\0-\\x7f])[\\u200c\\u200d]`,
  'gu',
)

/**
 * Text to compare, such as an email address or search words: in compatibility form, with ASCII digits and hyphens, and
 * without invisible characters.
 */
export function tidyWords(text: string): string {
  // Letters compose once nothing is between them.
  const plain = text.normalize('NFKC').replaceAll(noise, '').normalize('NFKC')
  return tidyText(asciiDigits(plain).replaceAll(/[\u2010-\u2015\u2212]/g, '-'))
}

/** Returns the text with the digits of other scripts as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** The value of a digit. Unicode encodes the ten digits of a script in a row, and some such rows without a gap. */
function valueOf(digit: number): number {
  let zero = digit
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (digit - zero) % 10
}
