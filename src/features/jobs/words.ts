import { forValue, plainWords, valuesOf } from '../../api/enumeration.ts'
import type { JobCard, JobNature, JobStatus, JobType } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'

/** Labels of a job's nature, in the order they are offered (product: constants). */
const natureWords: Record<JobNature, string> = { full_time: 'Full time', part_time: 'Part time' }

/** Labels of a job's type, in the order they are offered (product: constants). */
const typeWords: Record<JobType, string> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

/** Labels of a job's status, which its owner sets (product: states). */
export const statusWord: Record<JobStatus, string> = { active: 'Active', in_active: 'Paused' }

/** The statuses that an owner can choose. */
export const jobStatuses = valuesOf(statusWord)

/** The natures as options. */
export const natures = choicesOf(natureWords)

/** The types as options. */
export const types = choicesOf(typeWords)

const placeless: JobType = 'remote'

/** Whether a job of this type has a location (rules 14). */
export const hasPlace = (type: string): boolean => type !== placeless

/** Separates two facts on one line. The line can break only after the dot. */
export const separator = '\u00a0· '

/** "Full time" or "Part time". */
export function natureWord(nature: string): string {
  return wordOf(natureWords, nature)
}

/** "On site", "Hybrid" or "Remote". */
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
 * Location and type: "Bath · Hybrid". A remote job has no location (rules 14): "Remote".
 */
export function placeWords({ location, type }: Pick<JobCard, 'location' | 'type'>): string {
  const place = hasPlace(type) ? location?.trim() : ''
  return [place, typeWord(type)].filter(Boolean).join(separator)
}

/** "1 position", "1,204 positions": the vacancies of one or more jobs. */
export function positionCount(vacancies: number): string {
  return `${formatCount(vacancies)} ${vacancies === 1 ? 'position' : 'positions'}`
}

/** "3 positions"; `null` for a single position, which readers assume. */
export function positionWords(vacancies: number | undefined): string | null {
  return vacancies !== undefined && vacancies > 1 ? positionCount(vacancies) : null
}
