import { postJobFields, type PostJobValues } from './job-values.ts'

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

/** The fields that two versions would send differently: "40,000" equals 40000, and a remote job has no location. */
export function differingFields(one: PostJobValues, other: PostJobValues): PostJobField[] {
  const [a, b] = [postJobFields(one), postJobFields(other)]
  return order.filter((field) => (a && b ? a[field] !== b[field] : one[field] !== other[field]))
}

/** The merge of two versions of a job with a common base. */
export type MergedJob = {
  /** The other version with our own changes applied. */
  values: PostJobValues
  differing: PostJobField[]
  /** Fields that only the other version changed, so that merging them overwrites nothing. */
  incoming: PostJobField[]
}

/**
 * A three-way merge. A field that `mine` has not changed takes its value from `theirs`; others keep their own.
 *
 * @param base the job when editing started
 * @param mine the values in the form
 * @param theirs the job as saved elsewhere
 */
export function mergeJob(base: PostJobValues, mine: PostJobValues, theirs: PostJobValues): MergedJob {
  const changedHere = new Set(differingFields(base, mine))
  const differing = differingFields(mine, theirs)
  const incoming = differing.filter((field) => !changedHere.has(field))
  const values = { ...mine, ...Object.fromEntries(incoming.map((field) => [field, theirs[field]])) }
  return { values, differing, incoming }
}
