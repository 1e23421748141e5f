/**
 * Returns an enumeration's values in the order of a record that names each of them. Missing and unknown values are
 * compile errors.
 *
 *     const natures = valuesOf<JobNature>({ full_time: true, part_time: true })
 */
export function valuesOf<T extends string>(all: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(all).filter((key): key is T => key in all)
}

/** Returns a record with an entry for each key. */
export function fromKeys<K extends string, T>(keys: readonly K[], entryOf: (key: K) => T): Record<K, T>
export function fromKeys<T>(keys: readonly string[], entryOf: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, entryOf(key)]))
}

/** Returns a record's entry for an enumeration value; undefined for values that only a newer backend has. */
export function forValue<V>(record: Readonly<Record<string, V>>, value: string): V | undefined {
  return Object.hasOwn(record, value) ? record[value] : undefined
}

/** Returns readable words for an unknown value: `on_hold` becomes "on hold". */
export function plainWords(value: string): string {
  return value.replaceAll('_', ' ').trim()
}
