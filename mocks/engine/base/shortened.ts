/** Cuts the texts in a value. @param most how long each may be, in characters */
export function shortened(value: unknown, most: number): unknown {
  if (typeof value === 'string')
    return value.length > most ? Array.from(value).slice(0, most).join('') : value
  if (Array.isArray(value)) return value.map((each) => shortened(each, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, most)]))
}
