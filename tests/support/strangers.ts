/** Values of a type that nothing expects, for answers of a backend. */
export const strangers: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '0',
  '1',
  'true',
  'null',
  'a word',
  '46000.00',
  '9'.repeat(400),
  [],
  [null],
  ['a', 'b'],
  {},
  { 0: 'BSc' },
  { data: 'none' },
  { id: 'seven' },
]

type Path = readonly (string | number)[]

/** Whether a value is an object or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Returns all paths in a value, starting with the value itself. The contract has fewer levels than `levels`. */
export function pathsIn(value: unknown, levels = 8): Path[] {
  if (!isObject(value) || levels === 0) return [[]]
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, levels - 1).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  )
  return [[], ...inside]
}

/** Returns a value with another value at a path. */
export function withAt(value: unknown, [key, ...rest]: Path, stranger: unknown): unknown {
  if (key === undefined) return stranger
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withAt(item, rest, stranger) : item))
  return isObject(value) ? { ...value, [key]: withAt(value[key], rest, stranger) } : value
}
