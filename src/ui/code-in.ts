import { tidyWords } from './typed.ts'

/** What may be a code in a sentence: six digits, also in two groups, or a word of six or more with a digit. */
const codes = /(?<![a-z\d-]|\d\s)(?:\d{3}[\s-]?\d{3}|(?=[a-z]*\d)[a-z\d]{6,})(?![a-z\d-]|\s\d)/gi

/**
 * Returns the code in a pasted text: the only one in a sentence, or else the text without white space. A code may have
 * any form, so its letters and other hyphens stay.
 */
export function codeIn(text: string): string {
  const words = tidyWords(text)
  const [code, ...others] = new Set(words.match(codes)?.map((found) => found.replaceAll(/[\s-]/g, '')))
  if (code !== undefined && others.length === 0 && /\p{L}{3}/u.test(words)) return code
  return words.replaceAll(/\s/g, '').replace(/^(\d{3})-(\d{3})$/, '$1$2')
}
