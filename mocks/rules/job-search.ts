import { newestFirst } from './pages.ts'
import { holdsAll, searchable, wordsOf } from './text.ts'

/** The filters of a search. Absent and empty ones have no effect. */
export interface JobFilters {
  keyword?: string | undefined
  category?: string | undefined
  location?: string | undefined
  salary_from?: number | undefined
  salary_to?: number | undefined
  nature?: readonly string[] | undefined
  types?: readonly string[] | undefined
}

/** The fields of a job that a search uses. */
export interface SearchableJob {
  title: string
  description: string
  category: string
  location: string | null
  nature: string
  type: string
  salary_from: number | null
  salary_to: number | null
}

/**
 * Returns the predicate of rules 15: a job must match every filter. It matches a list by any of its values, a salary
 * range by overlapping it, and a keyword by having all its words in the title, category, company name or description.
 * @param companyOf returns the company name of a job; called only if there is a keyword
 */
export function matcher<J extends SearchableJob>(
  filters: JobFilters,
  companyOf: (job: J) => string,
): (job: J) => boolean {
  const words = wordsOf(filters.keyword ?? '')
  const fits = filterOf(filters)
  return (job) =>
    fits(job) && (words.length === 0 || holdsAll(words, searchable(searchedTexts(job, companyOf(job)))))
}

/** The text fields that a keyword searches (rules 15). */
export function searchedTexts(
  job: Pick<SearchableJob, 'title' | 'category' | 'description'>,
  company: string,
): string[] {
  return [job.title, job.category, company, job.description]
}

/** Returns the predicate of all filters but the keyword (rules 15). Use it for one search: it caches comparisons. */
export function filterOf(filters: Omit<JobFilters, 'keyword'>): (job: SearchableJob) => boolean {
  const place = wordsOf(filters.location ?? '')
  const category = wordsOf(filters.category ?? '')
  const { nature = [], types = [], salary_from: from, salary_to: to } = filters
  const bounded = from !== undefined || to !== undefined
  const inCategory = cached((name) => wordsOf(name).join() === category.join())
  const inPlace = cached((name) => holdsAll(place, searchable([name])))
  return (job) =>
    (nature.length === 0 || nature.includes(job.nature)) &&
    (types.length === 0 || types.includes(job.type)) &&
    (category.length === 0 || inCategory(job.category)) &&
    (place.length === 0 || inPlace(job.location ?? '')) &&
    (!bounded || overlaps(job, from ?? 0, to ?? Infinity))
}

/** Caches a predicate, because jobs have few distinct categories and places. */
function cached(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const answer = known.get(text) ?? test(text)
    known.set(text, answer)
    return answer
  }
}

function overlaps(job: SearchableJob, from: number, to: number): boolean {
  if (job.salary_from === null && job.salary_to === null) return false
  return (job.salary_from ?? 0) <= to && (job.salary_to ?? Infinity) >= from
}

/** The order of search results: featured first, then newest, then by descending id (rules 15). */
export function byRelevance(
  isFeatured: (job: { featured_until: number | null }) => boolean,
): <J extends { id: number; created_at: number; featured_until: number | null }>(a: J, b: J) => number {
  return (a, b) => Number(isFeatured(b)) - Number(isFeatured(a)) || newestFirst(a, b)
}
