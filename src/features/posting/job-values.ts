import { valuesOf } from '../../api/enumeration.ts'
import type { Job, JobFields } from '../../api/jobs.ts'
import { numberText, questionOf, readNumber } from '../../ui/read-number.ts'
import { tidyText } from '../../ui/typed.ts'
import { unreadMessages } from '../changes/index.ts'
import { hasPlace, jobStatuses, natures, types } from '../job/index.ts'

/** The values of the post-job form. Numbers are text, as typed. */
export type PostJobValues = Record<keyof JobFields, string> & {
  type: JobFields['type'] | ''
  nature: JobFields['nature'] | ''
  /** Empty if a saved job's could not be read. */
  status: NonNullable<JobFields['status']> | ''
}

/** Maximum lengths, in characters (limits of the contract). The form only warns about longer text. */
export const postJobLimits = {
  title: 255,
  location: 120,
  description: 20_000,
}

/** The initial values of an empty form, with the defaults (product: validation). */
export const emptyPostJob: PostJobValues = {
  title: '',
  type: '',
  location: '',
  category: '',
  nature: '',
  currency: '',
  salary_from: '',
  salary_to: '',
  vacancies: '1',
  description: '',
  status: 'active',
}

const jobFieldNames = valuesOf<keyof PostJobValues>(emptyPostJob)

/** One of the recruiter's jobs as form values. */
export function valuesOfJob(job: Job): PostJobValues {
  return {
    title: job.title,
    type: types.find(({ value }) => value === job.type)?.value ?? '',
    location: job.location ?? '',
    category: job.category,
    nature: natures.find(({ value }) => value === job.nature)?.value ?? '',
    currency: job.currency,
    salary_from: textOf(job.salary_from),
    salary_to: textOf(job.salary_to),
    vacancies: textOf(job.vacancies),
    description: job.description,
    status: jobStatuses.find((status) => status === job.status) ?? '',
  }
}

/** What to say of a saved job's fields that could not be read. A job may be saved without a location. */
export function unreadOfJob(job: Job): Record<string, string> {
  const values = valuesOfJob(job)
  return unreadMessages(job, values, { ...postJobRules(values), location: undefined })
}

/** The form values of a copy. A copy is active, even if the original is paused. */
export function copyOfJob(job: Job): PostJobValues {
  return { ...valuesOfJob(job), status: 'active' }
}

function textOf(amount: number | null | undefined): string {
  return amount == null ? '' : numberText(amount)
}

/** Whether the form asks for a location. */
export function needsLocation({ type }: Pick<PostJobValues, 'type'>): boolean {
  return type !== '' && hasPlace(type)
}

/** The form's errors by field (rules 14). */
export function postJobRules(values: PostJobValues): { [K in keyof PostJobValues]?: string | undefined } {
  const from = readNumber(values.salary_from)
  const to = readNumber(values.salary_to)
  const isDescending = from !== null && to !== null && to < from
  return {
    title: tidyText(values.title) === '' ? 'Enter a title.' : undefined,
    type: isOneOf(types, values.type) ? undefined : 'Choose where the work is done.',
    location: needsLocation(values) && tidyText(values.location) === '' ? 'Say where the job is.' : undefined,
    category: values.category === '' ? 'Choose a category.' : undefined,
    nature: isOneOf(natures, values.nature) ? undefined : 'Choose full time or part time.',
    currency: values.currency === '' ? 'Choose a currency.' : undefined,
    salary_from: wrongSalary(values.salary_from, 'Salary from'),
    salary_to:
      wrongSalary(values.salary_to, 'Salary to') ??
      (isDescending ? 'Salary to should be greater than salary from.' : undefined),
    vacancies: wrongVacancies(values.vacancies),
    status: jobStatuses.some((each) => each === values.status)
      ? undefined
      : 'Choose whether the job is active.',
  }
}

/** Whether a value is one of the choices. A draft may have one that is no longer offered. */
const isOneOf = (choices: ReadonlyArray<{ value: string }>, chosen: string) =>
  choices.some(({ value }) => value === chosen)

function wrongSalary(text: string, name: string): string | undefined {
  const amount = readNumber(text)
  if (amount === null) return undefined
  if (!Number.isFinite(amount)) return questionOf(text) ?? `${name} should be a number, such as 42000.`
  return amount < 0 ? `${name} should be 0 or more.` : undefined
}

function wrongVacancies(text: string): string | undefined {
  const count = readNumber(text)
  return count === null || !Number.isInteger(count) || count < 1
    ? (questionOf(text) ?? 'Positions should be a whole number of at least 1.')
    : undefined
}

/**
 * The fields to send, with amounts in the currency's main unit. A location that does not apply and an empty salary are
 * sent as empty text, so that an update clears them on any backend. Returns `undefined` if the type, nature, visibility
 * or number of positions is missing, which `postJobRules` reports.
 */
export function postJobFields(values: PostJobValues): Required<JobFields> | undefined {
  const { type, nature, category, currency, status } = values
  const vacancies = readNumber(values.vacancies)
  if (type === '' || nature === '' || status === '' || vacancies === null) return undefined
  const from = readNumber(values.salary_from)
  const to = readNumber(values.salary_to)
  return {
    title: tidyText(values.title),
    type,
    location: hasPlace(type) ? tidyText(values.location) : '',
    category,
    nature,
    currency,
    salary_from: from ?? '',
    salary_to: to ?? '',
    vacancies,
    description: tidyText(values.description),
    status,
  }
}

/** The fields that two versions would send differently: "40,000" equals 40000, and a remote job has no location. */
export function differingJobFields(one: PostJobValues, other: PostJobValues): (keyof PostJobValues)[] {
  const [a, b] = [postJobFields(one), postJobFields(other)]
  return jobFieldNames.filter((field) => (a && b ? a[field] !== b[field] : one[field] !== other[field]))
}
