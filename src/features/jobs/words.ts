import { forValue, plainWords, valuesOf } from '../../api/enumeration.ts'
import type { JobCard, JobNature, JobStatus, JobType } from '../../api/jobs.ts'
import { formatPay } from '../../ui/pay.ts'

/** The words for a job's nature, in the order they are offered (product: constants). */
const natureWords: Record<JobNature, string> = { full_time: 'Full time', part_time: 'Part time' }

/** The words for a job's type, in the order they are offered (product: constants). */
const typeWords: Record<JobType, string> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

/** The words for the owner's switch of a job (product: states). */
export const statusWord: Record<JobStatus, string> = { active: 'Active', in_active: 'Paused' }

/** What the owner's switch can be set to. */
export const jobStatuses = valuesOf(statusWord)

/** The natures as choices. */
export const natures = choicesOf(natureWords)

/** The types as choices. */
export const types = choicesOf(typeWords)

const placeless: JobType = 'remote'

/** Whether the work has a place, by its type (rules 14). */
export const hasPlace = (type: string): boolean => type !== placeless

/** Between two facts on one line; where the line breaks, it stays behind the first. */
export const separator = '\u00a0· '

/** "Full time" or "Part time". */
export function natureWord(nature: string): string {
  return wordOf(natureWords, nature)
}

/** "On site", "Hybrid" or "Remote". */
export function typeWord(type: string): string {
  return wordOf(typeWords, type)
}

/** A value that only a newer backend knows has its own word. */
function wordOf(words: Readonly<Record<string, string>>, value: string): string {
  return forValue(words, value) ?? plainWords(value)
}

function choicesOf<T extends string>(words: Record<T, string>): { value: T; label: string }[] {
  return valuesOf(words).map((value) => ({ value, label: words[value] }))
}

/**
 * Where the work is, with its type: "Bath · Hybrid". A remote job has no place (rules 14), so it says "Remote" once.
 */
export function placeWords({ location, type }: Pick<JobCard, 'location' | 'type'>): string {
  const place = hasPlace(type) ? location?.trim() : ''
  return [place, typeWord(type)].filter(Boolean).join(separator)
}

/** "3 positions"; nothing for a single one, which is what a reader expects. */
export function vacancyWords(vacancies: number | undefined): string | null {
  return vacancies !== undefined && vacancies > 1 ? `${vacancies} positions` : null
}

/** What the work pays, in the job's currency and the reader's way of writing; `null` when the job does not say. */
export function payWords(
  { currency, salary_from, salary_to }: Pick<JobCard, 'currency' | 'salary_from' | 'salary_to'>,
  locale?: string,
): string | null {
  return formatPay(currency, salary_from, salary_to, locale)
}
