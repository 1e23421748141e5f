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
  const { vacancies } = indexOf(tx)
  if (tx.jobs.staged.size === 0) return vacancies
  const changed = new Map(vacancies)
  for (const [id, row] of tx.jobs.staged) {
    const previous = tx.jobs.committed.get(id)
    if (previous && isListed(previous)) add(changed, previous.category, -previous.vacancies)
    if (row && isListed(row)) add(changed, row.category, row.vacancies)
  }
  return changed
}

/** The distinct places of listed jobs, sorted (rules 16). */
export function placesOfJobs(tx: Tx): readonly string[] {
  if (tx.jobs.staged.size === 0) return indexOf(tx).places
  const rows = tx.jobs.by('listed', 'all')
  return sortedTexts(new Set(rows.flatMap(({ location }) => (location === null ? [] : [location]))))
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

/** A search index of the committed jobs, with the vacancies by category and the places. */
class JobSearchIndex {
  readonly #jobs: Tables['jobs']
  readonly #index: SearchIndex<Row<'jobs'>>
  readonly vacancies = new Map<string, number>()
  readonly #places = new Map<string, number>()
  #sortedPlaces: readonly string[] | null = null

  constructor(jobs: Tables['jobs'], accounts: Tables['accounts']) {
    this.#jobs = jobs
    const companyOf = (job: Row<'jobs'>) => accounts.get(job.account_id)?.name ?? ''
    this.#index = new SearchIndex(jobs.all().filter(isListed), (job) => searchedTexts(job, companyOf(job)))
    for (const { row } of this.#index.newest) this.#count(row, 1)
  }

  get places(): readonly string[] {
    return (this.#sortedPlaces ??= sortedTexts(this.#places.keys()))
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
    if (previous && isListed(previous)) this.#count(previous, -1)
    if (!isListed(row)) return this.#index.remove(row.id)
    this.#count(row, 1)
    const reworded =
      previous?.title !== row.title ||
      previous.category !== row.category ||
      previous.description !== row.description ||
      previous.account_id !== row.account_id
    this.#index.put(row, reworded)
  }

  remove(row: Row<'jobs'>): void {
    if (isListed(row)) this.#count(row, -1)
    this.#index.remove(row.id)
  }

  /** Updates the index after a company was renamed. */
  rename(accountId: number): void {
    for (const id of this.#jobs.ids('listed_of', accountId)) this.#index.reword(id)
  }

  #count({ category, vacancies, location }: Row<'jobs'>, times: 1 | -1): void {
    add(this.vacancies, category, times * vacancies)
    if (location === null) return
    const jobs = add(this.#places, location, times)
    if (jobs === 0) this.#places.delete(location)
    if (jobs === 0 || (jobs === 1 && times === 1)) this.#sortedPlaces = null
  }
}

function add(sums: Map<string, number>, key: string, more: number): number {
  const sum = (sums.get(key) ?? 0) + more
  sums.set(key, sum)
  return sum
}

function sortedTexts(texts: Iterable<string>): string[] {
  return [...texts].sort((a, b) => a.localeCompare(b, 'en'))
}
