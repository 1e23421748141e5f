/** An answer to a call, or to a path that no backend knows. */
export interface PathAnswer {
  /** The path after `/api/`. */
  call: string
  httpStatus: number
  text: string
}

/**
 * Returns a function that recognises answers of a backend to paths that it doesn't know, for backends whose answer looks
 * like a refusal, or a page.
 * @param one the answer to a path that nobody knows
 * @param other the answer to another one; where the two differ, each answer has its own value, such as a time
 */
export function likeUnknownPath(one: PathAnswer, other: PathAnswer): (answer: PathAnswer) => boolean {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  const constant = [...fields].filter(([name, value]) => others.get(name) === value)
  return (answer) => {
    const own = fieldsOf(answer)
    if (answer.httpStatus !== one.httpStatus || own.size !== fields.size || constant.length === 0)
      return false
    return constant.every(([name, value]) => own.get(name) === value)
  }
}

/** Returns the fields of an answer as text, without the path that was called. What is no JSON is one field. */
function fieldsOf({ call, text }: PathAnswer): ReadonlyMap<string, string> {
  const without = (value: string) => value.replaceAll(`/${call}`, '…')
  try {
    const json: unknown = JSON.parse(text)
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : []
    return new Map(entries.map(([name, value]) => [name, without(JSON.stringify(value))]))
  } catch {
    return new Map([['', without(text)]])
  }
}
