import { postJobFields, type PostJobValues } from './PostJobValues.ts'

/** A field of the form of a job. */
export type PostJobField = keyof PostJobValues

/** The fields in the order of the form. */
const order = [
  'title',
  'type',
  'location',
  'category',
  'nature',
  'currency',
  'salary_from',
  'salary_to',
  'vacancies',
  'description',
  'status',
] as const satisfies readonly PostJobField[]

/** The fields in which two versions of a job differ once they are sent: "40,000" is 40000, a remote job has no place. */
export function differingFields(one: PostJobValues, other: PostJobValues): PostJobField[] {
  const [a, b] = [postJobFields(one), postJobFields(other)]
  return order.filter((field) => (a && b ? a[field] !== b[field] : one[field] !== other[field]))
}

/** What becomes of two versions of a job that began as the same one. */
export type MergedJob = {
  /** The other version, with what was changed in the own one laid over it. */
  values: PostJobValues
  /** Fields in which the two differ. */
  differing: PostJobField[]
  /** Fields that only the other version changed: these come in without overwriting anything. */
  incoming: PostJobField[]
}

/**
 * Lays two versions of a job together, three ways: a field that was left alone takes the other version's value, one that
 * was changed keeps its own.
 *
 * @param base the job when the editing began
 * @param mine what stands in the form
 * @param theirs the job as it is saved by now
 */
export function mergeJob(base: PostJobValues, mine: PostJobValues, theirs: PostJobValues): MergedJob {
  const changedHere = new Set(differingFields(base, mine))
  const differing = differingFields(mine, theirs)
  const incoming = differing.filter((field) => !changedHere.has(field))
  const values = { ...mine, ...Object.fromEntries(incoming.map((field) => [field, theirs[field]])) }
  return { values, differing, incoming }
}
