import type { paths } from '../../src/api/schema.gen.ts'
import { remembered } from '../engine/base/remembered.ts'
import { holdsAll, searchable, searchableBy, wordsOf } from './text.ts'

type Search = paths['/api/jobs/search']['post']['requestBody']

/** The filters of a search. Absent and empty ones have no effect. */
export type JobFilters = Omit<
  NonNullable<Search>['content']['multipart/form-data'],
  'page' | 'time_zone' | 'company_id' | 'fetch_company'
>

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
/** Jobs may share a description. */
const searchableText = remembered((text: string) => searchable([text]))
const textOfCompany = searchableBy(({ name }: { name: string }) => [name])

/**
 * Returns the predicate of rules 15: a job must match every filter. It matches a list by any of its values, a salary
 * range by overlapping it, and a keyword by having all its words in the title, category, company name or description.
 * Use it for one search: it remembers comparisons.
 * @param companyOf returns the company of a job; called only if there is a keyword
 */
export function matcher<J extends SearchableJob>(
  filters: JobFilters,
  companyOf: (job: J) => { name: string },
): (job: J) => boolean {
  const place = wordsOf(filters.location ?? '')
  const category = wordsOf(filters.category ?? '')
  const { salary_from: from, salary_to: to } = filters
  const natures: readonly string[] = filters.nature ?? []
  const types: readonly string[] = filters.types ?? []
  const inCategory = remembered((name: string) => wordsOf(name).join() === category.join())
  const inPlace = remembered((name: string) => holdsAll(place, searchableText(name)))
  const words = wordsOf(filters.keyword ?? '').map((word) => {
    const isIn = (text: string) => holdsAll([word], text)
    return { isIn, describes: remembered((text: string) => isIn(searchableText(text))) }
  })
  const passes: Record<keyof JobFilters, (job: J) => boolean> = {
    nature: (job) => natures.length === 0 || natures.includes(job.nature),
    types: (job) => types.length === 0 || types.includes(job.type),
    category: (job) => category.length === 0 || inCategory(job.category),
    location: (job) => place.length === 0 || inPlace(job.location ?? ''),
    salary_from: (job) => from === undefined || (hasSalary(job) && (job.salary_to ?? Infinity) >= from),
    salary_to: (job) => to === undefined || (hasSalary(job) && (job.salary_from ?? 0) <= to),
    // Last, because it takes longest.
    keyword: (job) =>
      words.every(
        ({ isIn, describes }) =>
          isIn(textOfJob(job)) || isIn(textOfCompany(companyOf(job))) || describes(job.description),
      ),
  }
  const all = Object.values(passes)
  return (job) => all.every((isPassed) => isPassed(job))
}

const hasSalary = (job: SearchableJob) => job.salary_from !== null || job.salary_to !== null
