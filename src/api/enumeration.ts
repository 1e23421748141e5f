/**
 * The values of an enumeration of the contract, in the order of a record that names each of them: a value that the contract
 * gains, or that it does not know, is a compile error at the record.
 *
 *     const natures = valuesOf<JobNature>({ full_time: true, part_time: true })
 */
export function valuesOf<T extends string>(all: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(all).filter((key): key is T => key in all)
}
