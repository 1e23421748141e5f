import { postJobFields, type PostJobValues } from './PostJobValues.ts'

/** A field of the job form. */
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

/** The fields in which two versions differ once sent: "40,000" equals 40000, and a remote job has no location. */
export function differingFields(one: PostJobValues, other: PostJobValues): PostJobField[] {
  const [a, b] = [postJobFields(one), postJobFields(other)]
  return order.filter((field) => (a && b ? a[field] !== b[field] : one[field] !== other[field]))
}

/** The merge of two versions of a job with a common base. */
export type MergedJob = {
  /** The other version with our own changes applied. */
  values: PostJobValues
  /** Fields in which the two versions differ. */
  differing: PostJobField[]
  /** Fields that only the other version changed: merging them overwrites nothing. */
  incoming: PostJobField[]
}

/**
 * A three-way merge: a field that `mine` has not changed takes the value of `theirs`, a changed field keeps its own.
 *
 * @param base the job when editing started
 * @param mine the values of the form
 * @param theirs the saved job
 */
export function mergeJob(base: PostJobValues, mine: PostJobValues, theirs: PostJobValues): MergedJob {
  const changedHere = new Set(differingFields(base, mine))
  const differing = differingFields(mine, theirs)
  const incoming = differing.filter((field) => !changedHere.has(field))
  const values = { ...mine, ...Object.fromEntries(incoming.map((field) => [field, theirs[field]])) }
  return { values, differing, incoming }
}
