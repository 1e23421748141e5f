/** Names of the sentence in an object that describes a problem, such as `{ code: 7, message: 'Too long.' }`. */
const sentenceNames = ['message', 'msg', 'error', 'detail']

/** Signs that turn what follows. The first part keeps isolations that end. */
const turns = /([\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g

/** What `shownText` replaces. Few texts have it, and large answers have thousands of texts. */
const hidden = /[[\p{Cc}\u2028-\u202e\u2066-\u2069]--[\t\n\r]]/v

/** Returns a text as it is shown: without signs that turn what follows it, or control characters that are no line breaks. */
export function shownText(text: string): string {
  if (!hidden.test(text)) return text
  return text
    .replace(/[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(turns, '$1')
}

/**
 * Returns the texts in a value, trimmed and without empty ones: a text, or those of a list or an object. Of an object
 * that has a sentence beside other texts, only the sentence.
 * @param levels how many lists and objects deep
 */
export function textsIn(value: unknown, levels = 3): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [shownText(value.trim())]
  if (typeof value !== 'object' || value === null || levels === 0) return []
  const entries = Object.entries(value)
  for (const name of sentenceNames) {
    const sentence: unknown = entries.find(([other]) => other === name)?.[1]
    if (typeof sentence === 'string' && sentence.trim() !== '') return [shownText(sentence.trim())]
  }
  return entries.flatMap(([, inner]) => textsIn(inner, levels - 1))
}
