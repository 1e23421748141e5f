import type { JobCard, JobNature, JobType } from '../../api/jobs.ts'
import { formatPay } from '../../ui/pay.ts'

/** The natures of a job in the order they are offered (spec §9). */
export const natures = [
  { value: 'full_time', label: 'Full time' },
  { value: 'part_time', label: 'Part time' },
] as const satisfies ReadonlyArray<{ value: JobNature; label: string }>

/** The types of a job in the order they are offered (spec §9). */
export const types = [
  { value: 'on_site', label: 'On site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
] as const satisfies ReadonlyArray<{ value: JobType; label: string }>

/** Between two facts on one line; where the line breaks, it stays behind the first. */
export const separator = '\u00a0· '

function wordOf<T extends string>(offered: ReadonlyArray<{ value: T; label: string }>, wanted: T): string {
  return offered.find(({ value }) => value === wanted)?.label ?? wanted
}

/** "Full time" or "Part time". */
export function natureWord(nature: JobNature): string {
  return wordOf(natures, nature)
}

/** "On site", "Hybrid" or "Remote". */
export function typeWord(type: JobType): string {
  return wordOf(types, type)
}

/**
 * Where the work is, with its type: "Bath · Hybrid". A remote job has no place (rules 14), so it says "Remote" once.
 */
export function placeWords({ location, type }: Pick<JobCard, 'location' | 'type'>): string {
  const place = type === 'remote' ? '' : (location?.trim() ?? '')
  return place ? place + separator + typeWord(type) : typeWord(type)
}

/** "3 positions"; nothing for a single one, which is what a reader expects. */
export function vacancyWords(vacancies: number): string | null {
  return vacancies > 1 ? `${vacancies} positions` : null
}

/** What the work pays, in the job's currency and the reader's way of writing; `null` when the job does not say. */
export function payWords(
  { currency, salary_from, salary_to }: Pick<JobCard, 'currency' | 'salary_from' | 'salary_to'>,
  locale?: string,
): string | null {
  return formatPay(currency, salary_from, salary_to, locale)
}
