import { Refused } from '../base/errors.ts'

const deepest = 100

/**
 * @param mostBrackets how many lists and objects the JSON may have: they take far longer to parse than other JSON
 * @throws Refused with 400 if text is no JSON, or takes too long to handle, or has what no backend could store
 */
export function jsonIn(text: string, mostBrackets = 100_000): unknown {
  const problem = problemOf(text, mostBrackets)
  if (problem !== undefined) throw new Refused(problem, { httpStatus: 400 })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refused('The JSON can’t be read.', { httpStatus: 400 })
  }
  refuseUnsafe(value)
  return value
}

/** `JSON.parse` would take far longer with a function. */
function refuseUnsafe(value: unknown): void {
  // `1e999` is valid JSON, but JavaScript reads it as infinity and would write it as null.
  if (value === Infinity || value === -Infinity)
    throw new Refused('The JSON has a number that is too large.', { httpStatus: 400 })
  if (typeof value !== 'object' || value === null) return
  // Copying such an object would change its prototype.
  if (Object.hasOwn(value, '__proto__'))
    throw new Refused('A field may not be named __proto__.', { httpStatus: 400 })
  for (const inner of Array.isArray(value) ? value : Object.values(value)) refuseUnsafe(inner)
}

function problemOf(text: string, mostBrackets: number): string | undefined {
  let depth = 0
  let count = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isText = !isText
    else if (character === '\\') at += 1
    else if (!isText && (character === '[' || character === '{')) {
      depth += 1
      count += 1
      if (depth > deepest) return 'The JSON is nested too deeply.'
      if (count > mostBrackets) return 'The JSON has too many lists and objects.'
    } else if (!isText && (character === ']' || character === '}')) depth -= 1
  }
  return undefined
}
