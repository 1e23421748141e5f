/** Names of the sentence in an object that describes a problem, such as `{ code: 7, message: 'Too long.' }`. */
const sentenceNames = ['message', 'msg', 'error', 'detail']

/**
 * Returns the texts in a value, trimmed and without empty ones: a text, or those of a list or an object. Of an object
 * that has a sentence beside other texts, only the sentence.
 * @param levels how many lists and objects deep
 */
export function textsIn(value: unknown, levels = 3): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value !== 'object' || value === null || levels === 0) return []
  const entries = Object.entries(value)
  for (const name of sentenceNames) {
    const sentence: unknown = entries.find(([other]) => other === name)?.[1]
    if (typeof sentence === 'string' && sentence.trim() !== '') return [sentence.trim()]
  }
  return entries.flatMap(([, inner]) => textsIn(inner, levels - 1))
}
