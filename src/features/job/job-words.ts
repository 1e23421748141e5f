import { forValue, plainWords, valuesOf } from '../../api/enumeration.ts'
import type { JobCard, JobNature, JobStatus, JobType } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'

/** Labels of a job's nature, in the order of the options (product: constants). */
const natureWords: Record<JobNature, string> = { full_time: 'Full time', part_time: 'Part time' }

/** Labels of a job's type, in the order of the options (product: constants). */
const typeWords: Record<JobType, string> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

/** Labels of a job's status, which its owner sets (product: states). */
export const statusWord: Record<JobStatus, string> = { active: 'Active', in_active: 'Paused' }

export const jobStatuses = valuesOf(statusWord)

export const natures = choicesOf(natureWords)

export const types = choicesOf(typeWords)

const placeless: JobType = 'remote'

/** Whether a job of this type has a location (rules 14). */
export const hasPlace = (type: string): boolean => type !== placeless

/** Separates two facts. A line can break only after the dot. */
export const separator = '\u00a0· '

/** Words that stay on one line, such as one of several facts. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0')

/** "Full time" or "Part time"; an unknown nature is spelled out. */
export function natureWord(nature: string): string {
  return wordOf(natureWords, nature)
}

/** "On site", "Hybrid" or "Remote"; an unknown type is spelled out. */
export function typeWord(type: string): string {
  return wordOf(typeWords, type)
}

/** The label of a value; an unknown value, from a newer backend, is spelled out. */
function wordOf(words: Readonly<Record<string, string>>, value: string): string {
  return forValue(words, value) ?? plainWords(value)
}

function choicesOf<T extends string>(words: Record<T, string>): { value: T; label: string }[] {
  return valuesOf(words).map((value) => ({ value, label: words[value] }))
}

/**
 * A job's location and type, such as "Bath · Hybrid". A remote job has no location (rules 14), so it is just "Remote".
 */
export function placeWords({ location, type }: Pick<JobCard, 'location' | 'type'>): string {
  const place = hasPlace(type) ? location?.trim() : ''
  return [place, unbroken(typeWord(type))].filter(Boolean).join(separator)
}

/** "1 position", "1,204 positions": the vacancies of one or more jobs. */
export function positionCount(vacancies: number): string {
  return `${formatCount(vacancies)} ${vacancies === 1 ? 'position' : 'positions'}`
}

/** "3 positions"; `null` for a single position, which is what readers expect, and for an unknown number. */
export function positionWords(vacancies: number | undefined): string | null {
  return vacancies !== undefined && vacancies > 1 ? positionCount(vacancies) : null
}

/** "4 jobs · 17 positions"; only the jobs if there are none or the number of positions is unknown. */
export function jobCount(total: number, positions?: number): string {
  const jobs = `${formatCount(total)} ${total === 1 ? 'job' : 'jobs'}`
  return positions === undefined || total === 0 ? jobs : `${jobs}${separator}${positionCount(positions)}`
}

/** The sum of the jobs' positions; `undefined` unless all `total` jobs are given and each states its vacancies. */
export function positionsOf({
  jobs,
  total = jobs.length,
}: {
  jobs: readonly Pick<JobCard, 'vacancies'>[]
  total?: number | undefined
}): number | undefined {
  const counts = jobs.flatMap(({ vacancies }) => vacancies ?? [])
  return counts.length === total ? counts.reduce((sum, count) => sum + count, 0) : undefined
}
