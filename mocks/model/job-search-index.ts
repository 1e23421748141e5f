import { isFeatured } from '../rules/featuring.ts'
import { byRelevance, filterOf, type JobFilters, matcher, searchedTexts } from '../rules/job-search.ts'
import { type Page, pageOf, pagesFor, type Wanted } from '../rules/pages.ts'
import { wordsOf } from '../rules/text.ts'
import { isListed } from '../rules/visibility.ts'
import { SearchIndex } from './search-index.ts'
import type { Row, Tables, Tx } from './tables.ts'

export interface JobQuery extends JobFilters {
  /** Only the jobs of this company. */
  account_id?: number | undefined
}

/** A page of the listed jobs, filtered and sorted by rules 15: featured first, then newest. */
export function findJobs(tx: Tx, now: number, query: JobQuery, wanted: Wanted): Page<Row<'jobs'>> {
  const unchanged = tx.jobs.staged.size === 0 && tx.accounts.staged.size === 0
  return unchanged ? indexOf(tx).find(now, query, wanted) : scanJobs(tx, now, query, wanted)
}

/** `findJobs` without the index, for a call with staged changes to jobs or accounts. */
export function scanJobs(tx: Tx, now: number, query: JobQuery, wanted: Wanted): Page<Row<'jobs'>> {
  const { account_id: owner } = query
  const candidates = owner === undefined ? tx.jobs.by('listed', 'all') : tx.jobs.by('listed_of', owner)
  const matches = matcher<Row<'jobs'>>(query, (job) => tx.accounts.need(job.account_id).name)
  const found = candidates.filter(matches).sort(byRelevance((job) => isFeatured(job, now)))
  return pageOf(found, wanted)
}

/** The sum of vacancies of listed jobs, by category (rules 16). */
export function vacanciesByCategory(tx: Tx): ReadonlyMap<string, number> {
  return summaryOf(tx).vacancies
}

/** The distinct places of listed jobs, sorted (rules 16). */
export function placesOfJobs(tx: Tx): readonly string[] {
  return summaryOf(tx).places
}

function summaryOf(tx: Tx): Summary {
  return tx.jobs.staged.size === 0 ? indexOf(tx).summary : summarised(tx.jobs.by('listed', 'all'))
}

interface Summary {
  vacancies: ReadonlyMap<string, number>
  places: readonly string[]
}

function summarised(listed: Iterable<Row<'jobs'>>): Summary {
  const vacancies = new Map<string, number>()
  const places = new Set<string>()
  for (const job of listed) {
    vacancies.set(job.category, (vacancies.get(job.category) ?? 0) + job.vacancies)
    if (job.location !== null) places.add(job.location)
  }
  return { vacancies, places: [...places].sort((a, b) => a.localeCompare(b, 'en')) }
}

/** The search index of a world's jobs, built on first use and then updated with each change. */
function indexOf(tx: Tx): JobSearchIndex {
  const jobs = tx.jobs.committed
  const known = indexes.get(jobs)
  if (known) return known
  const index = new JobSearchIndex(jobs, tx.accounts.committed)
  indexes.set(jobs, index)
  const discard = () => indexes.delete(jobs)
  jobs.watch({
    put: (row, previous) => index.put(row, previous),
    removed: (row) => index.remove(row),
    replaced: discard,
  })
  tx.accounts.committed.watch({
    put: (row, previous) => row.name !== previous?.name && index.rename(row.id),
    removed: discard,
    replaced: discard,
  })
  return index
}

const indexes = new WeakMap<Tables['jobs'], JobSearchIndex>()

/** A search index of the committed jobs, with their summary. */
class JobSearchIndex {
  readonly #jobs: Tables['jobs']
  readonly #index: SearchIndex<Row<'jobs'>>
  #summary: Summary | null = null

  constructor(jobs: Tables['jobs'], accounts: Tables['accounts']) {
    this.#jobs = jobs
    const companyOf = (job: Row<'jobs'>) => accounts.get(job.account_id)?.name ?? ''
    this.#index = new SearchIndex(jobs.all().filter(isListed), (job) => searchedTexts(job, companyOf(job)))
  }

  get summary(): Summary {
    return (this.#summary ??= summarised(this.#index.newest.map(({ row }) => row)))
  }

  find(now: number, query: JobQuery, { page, size }: Wanted): Page<Row<'jobs'>> {
    const { account_id: owner } = query
    const holds = this.#index.holding(wordsOf(query.keyword ?? ''))
    const fits = filterOf(query)
    const first = (page - 1) * size
    const rows: Row<'jobs'>[] = []
    let total = 0
    for (const featured of [true, false]) {
      for (const entry of this.#index.newest) {
        const { row } = entry
        if (isFeatured(row, now) !== featured) continue
        if (owner !== undefined && row.account_id !== owner) continue
        if (!holds(entry) || !fits(row)) continue
        if (total >= first && rows.length < size) rows.push(row)
        total += 1
      }
    }
    return { rows, total, pages: pagesFor(total, size) }
  }

  /** Updates the index after a job was added or changed. */
  put(row: Row<'jobs'>, previous: Row<'jobs'> | undefined): void {
    const differs = (...fields: (keyof Row<'jobs'>)[]) =>
      fields.some((field) => previous?.[field] !== row[field])
    const wasListed = previous !== undefined && isListed(previous)
    if (wasListed !== isListed(row) || differs('category', 'vacancies', 'location')) this.#summary = null
    if (isListed(row)) this.#index.put(row, differs('title', 'category', 'description', 'account_id'))
    else this.#index.remove(row.id)
  }

  remove(row: Row<'jobs'>): void {
    this.#summary = null
    this.#index.remove(row.id)
  }

  /** Updates the index after a company was renamed. */
  rename(accountId: number): void {
    for (const id of this.#jobs.ids('listed_of', accountId)) this.#index.reword(id)
  }
}
