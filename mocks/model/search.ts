import { isFeatured } from '../rules/featuring.ts'
import { type JobFilters, matcher } from '../rules/job-search.ts'
import { newestFirst, type Page, pageOf, type Wanted } from '../rules/pages.ts'
import { holdsAll, searchableBy, wordsOf } from '../rules/text.ts'
import { isListed } from '../rules/visibility.ts'
import type { Row, Tx } from './tables.ts'

export interface JobQuery extends JobFilters {
  /** Only the jobs of this company. */
  account_id?: number | undefined
}

/** A page of the listed jobs, filtered and sorted by rules 15: featured first, then newest. */
export function findJobs(tx: Tx, now: number, query: JobQuery, wanted: Wanted): Page<Row<'jobs'>> {
  const { account_id: owner } = query
  const candidates = owner === undefined ? tx.jobs.all() : tx.jobs.by('account_id', owner)
  const matches = matcher<Row<'jobs'>>(query, (job) => tx.accounts.need(job.account_id))
  const found = candidates.filter((job) => isListed(job) && matches(job)).sort(newestFirst)
  const featured = found.filter((job) => isFeatured(job, now))
  return pageOf([...featured, ...found.filter((job) => !isFeatured(job, now))], wanted)
}

/** A page of the job seekers whose profiles contain every word of `search`, newest first. */
export function findPeople(tx: Tx, search: string, wanted: Wanted): Page<Row<'accounts'>> {
  const words = wordsOf(search)
  const found = tx.accounts
    .all()
    .filter((row) => row.type === 'job_seeker' && (words.length === 0 || holdsAll(words, textOfPerson(row))))
  return pageOf(found.sort(newestFirst), wanted)
}

const textOfPerson = searchableBy((row: Row<'accounts'>) => {
  const { name, about, desired_job_title, desired_skills, currently_located, currently_working } = row
  return [name, about, desired_job_title, desired_skills, currently_located, currently_working]
})

/** The sum of vacancies of listed jobs, by category (rules 16). */
export function vacanciesByCategory(tx: Tx): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const job of tx.jobs.all()) {
    if (isListed(job)) sums.set(job.category, (sums.get(job.category) ?? 0) + job.vacancies)
  }
  return sums
}

/** The distinct places of listed jobs, sorted (rules 16). */
export function placesOfJobs(tx: Tx): string[] {
  const places = new Set<string>()
  for (const job of tx.jobs.all()) if (isListed(job) && job.location !== null) places.add(job.location)
  return [...places].sort(new Intl.Collator('en').compare)
}
