/**
 * The values of an enumeration of the contract, in the order of a record that names each of them: a value that the contract
 * gains, or that it does not know, is a compile error at the record.
 *
 *     const natures = valuesOf<JobNature>({ full_time: true, part_time: true })
 */
export function valuesOf<T extends string>(all: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(all).filter((key): key is T => key in all)
}

/** What a record holds for a value of an enumeration; nothing for one that only a newer backend knows. */
export function forValue<V>(record: Readonly<Record<string, V>>, value: string): V | undefined {
  return Object.hasOwn(record, value) ? record[value] : undefined
}

/** A value as the enumeration's own; nothing for one that only a newer backend knows. */
export function knownValue<T extends string>(
  all: Readonly<Record<T, unknown>>,
  value: string | undefined,
): T | undefined {
  return valuesOf(all).find((known) => known === value)
}

/** A value that there are no words for, in its own: `on_hold` is "on hold". */
export function plainWords(value: string): string {
  return value.replaceAll('_', ' ').trim()
}
