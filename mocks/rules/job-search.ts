import { holdsAll, searchable, searchableBy, wordsOf } from './text.ts'

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

const textOfJob = searchableBy((job: SearchableJob) => [job.title, job.category])
const textOfCompany = searchableBy(({ name }: { name: string }) => [name])

/**
 * Returns the predicate of rules 15: a job must match every filter. It matches a list by any of its values, a salary
 * range by overlapping it, and a keyword by having all its words in the title, category, company name or description.
 * Use it for one search: it caches comparisons.
 * @param companyOf returns the company of a job; called only if there is a keyword
 */
export function matcher<J extends SearchableJob>(
  filters: JobFilters,
  companyOf: (job: J) => { name: string },
): (job: J) => boolean {
  const place = wordsOf(filters.location ?? '')
  const category = wordsOf(filters.category ?? '')
  const { nature = [], types = [], salary_from: from, salary_to: to } = filters
  const bounded = from !== undefined || to !== undefined
  const inCategory = cached((name) => wordsOf(name).join() === category.join())
  const inPlace = cached((name) => holdsAll(place, searchable([name])))
  const words = wordsOf(filters.keyword ?? '').map((word) => {
    const isIn = (text: string) => holdsAll([word], text)
    return { isIn, describes: cached((text) => isIn(searchable([text]))) }
  })
  return (job) =>
    (nature.length === 0 || nature.includes(job.nature)) &&
    (types.length === 0 || types.includes(job.type)) &&
    (category.length === 0 || inCategory(job.category)) &&
    (place.length === 0 || inPlace(job.location ?? '')) &&
    (!bounded || overlaps(job, from ?? 0, to ?? Infinity)) &&
    words.every(
      ({ isIn, describes }) =>
        isIn(textOfJob(job)) || isIn(textOfCompany(companyOf(job))) || describes(job.description),
    )
}

/** Caches a predicate, because jobs have few distinct categories and places, and may share a description. */
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
