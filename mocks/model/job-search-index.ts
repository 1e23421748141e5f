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
  const changed = [...tx.jobs.staged].some(([id, row]) =>
    changesSummary(row ?? undefined, tx.jobs.committed.get(id)),
  )
  return changed ? new Summary(tx.jobs.by('listed', 'all')) : indexOf(tx).summary
}

/** Whether a change of a job, such as one more view, may change the summary. */
function changesSummary(row: Row<'jobs'> | undefined, previous: Row<'jobs'> | undefined): boolean {
  const [after, before] = [row, previous].map((job) => job && isListed(job) && job)
  if (!after || !before) return after !== before
  return (['category', 'vacancies', 'location'] as const).some((field) => after[field] !== before[field])
}

/** Much faster than `localeCompare`. */
const collator = new Intl.Collator('en')

/** What the listed jobs have in common, updated with each of them. */
class Summary {
  readonly vacancies = new Map<string, number>()
  readonly #places = new Map<string, number>()
  #sorted: readonly string[] | null = null

  constructor(listed: Iterable<Row<'jobs'>>) {
    for (const job of listed) this.count(job, 1)
  }

  get places(): readonly string[] {
    return (this.#sorted ??= [...this.#places.keys()].sort(collator.compare))
  }

  count({ category, vacancies, location }: Row<'jobs'>, times: 1 | -1): void {
    add(this.vacancies, category, times * vacancies)
    if (location === null) return
    add(this.#places, location, times)
    this.#sorted = null
  }
}

/** Adds to the sum of a key, and removes the key if its sum is 0. */
function add(sums: Map<string, number>, key: string, more: number): void {
  const sum = (sums.get(key) ?? 0) + more
  if (sum === 0) sums.delete(key)
  else sums.set(key, sum)
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
  readonly summary: Summary

  constructor(jobs: Tables['jobs'], accounts: Tables['accounts']) {
    this.#jobs = jobs
    const companyOf = (job: Row<'jobs'>) => accounts.get(job.account_id)?.name ?? ''
    const listed = jobs.all().filter(isListed)
    this.#index = new SearchIndex(listed, (job) => searchedTexts(job, companyOf(job)))
    this.summary = new Summary(listed)
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
    if (changesSummary(row, previous)) {
      if (previous && isListed(previous)) this.summary.count(previous, -1)
      if (isListed(row)) this.summary.count(row, 1)
    }
    if (isListed(row)) this.#index.put(row, differs('title', 'category', 'description', 'account_id'))
    else this.#index.remove(row.id)
  }

  remove(row: Row<'jobs'>): void {
    if (isListed(row)) this.summary.count(row, -1)
    this.#index.remove(row.id)
  }

  /** Updates the index after a company was renamed. */
  rename(accountId: number): void {
    for (const id of this.#jobs.ids('listed_of', accountId)) this.#index.reword(id)
  }
}
