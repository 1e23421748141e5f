import { isFeatured } from '../rules/featuring.ts'
import { byRelevance, filterOf, type JobFilters, matcher, searchedTexts } from '../rules/job-search.ts'
import { type Page, pageOf, pageSize } from '../rules/pages.ts'
import { wordsOf } from '../rules/text.ts'
import { isListed } from '../rules/visibility.ts'
import { type Entry, Listing, placeIn } from './listing.ts'
import type { Row, Tables, Tx } from './world.ts'

/** Which of the listed jobs somebody asks for. */
export interface JobQuery extends JobFilters {
  /** Only those of one company. */
  account_id?: number | undefined
}

/**
 * A page of the jobs that everybody's lists show, by the filters of rules 15 and in their order: featured first, then
 * newest, then id.
 * @param page from 1
 */
export function findJobs(tx: Tx, now: number, query: JobQuery, page: number): Page<Row<'jobs'>> {
  const settled = tx.jobs.staged.size === 0 && tx.accounts.staged.size === 0
  return settled ? boardOf(tx).find(now, query, page) : scanJobs(tx, now, query, page)
}

/** As `findJobs`, by looking at every listed job: for a call that has changed jobs or accounts itself. */
export function scanJobs(tx: Tx, now: number, query: JobQuery, page: number): Page<Row<'jobs'>> {
  const { account_id: owner } = query
  const candidates = owner === undefined ? tx.jobs.by('listed', 'all') : tx.jobs.by('listed_of', owner)
  const matches = matcher<Row<'jobs'>>(query, (job) => tx.accounts.need(job.account_id).name)
  const found = candidates.filter(matches).sort(byRelevance((job) => isFeatured(job, now)))
  return pageOf(found, page)
}

/** The sum of vacancies of listed jobs, by category (rules 16). */
export function vacanciesByCategory(tx: Tx): ReadonlyMap<string, number> {
  const { vacancies } = boardOf(tx)
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
  if (tx.jobs.staged.size === 0) return boardOf(tx).places
  const rows = tx.jobs.by('listed', 'all')
  return sortedTexts(new Set(rows.flatMap(({ location }) => (location === null ? [] : [location]))))
}

/** The board of a world, made on first use and kept up with it from then on. */
function boardOf(tx: Tx): JobBoard {
  const jobs = tx.jobs.committed
  const known = boards.get(jobs)
  if (known) return known
  const board = new JobBoard(jobs, tx.accounts.committed)
  boards.set(jobs, board)
  const forget = () => boards.delete(jobs)
  jobs.watch({
    put: (row, previous) => board.follow(row, previous),
    removed: (row) => board.leave(row),
    replaced: forget,
  })
  tx.accounts.committed.watch({
    put: (row, previous) => row.name !== previous?.name && board.rename(row.id),
    removed: forget,
    replaced: forget,
  })
  return board
}

const boards = new WeakMap<Tables['jobs'], JobBoard>()

/** The committed jobs as lists show them, with what is counted and chosen from (a read model of jobs and accounts). */
class JobBoard {
  readonly #jobs: Tables['jobs']
  readonly #listing: Listing<Row<'jobs'>>
  /** The entries that are or were featured, newest first; by the clock only some of them are. */
  readonly #featured: Entry<Row<'jobs'>>[]
  readonly vacancies = new Map<string, number>()
  readonly #places = new Map<string, number>()
  #sortedPlaces: readonly string[] | null = null

  constructor(jobs: Tables['jobs'], accounts: Tables['accounts']) {
    this.#jobs = jobs
    const companyOf = (job: Row<'jobs'>) => accounts.get(job.account_id)?.name ?? ''
    this.#listing = new Listing(jobs.all().filter(isListed), (job) => searchedTexts(job, companyOf(job)))
    this.#featured = this.#listing.newest.filter(({ row }) => row.featured_until !== null)
    for (const { row } of this.#listing.newest) this.#count(row, 1)
  }

  /** The distinct places, sorted. */
  get places(): readonly string[] {
    return (this.#sortedPlaces ??= sortedTexts(this.#places.keys()))
  }

  find(now: number, query: JobQuery, page: number): Page<Row<'jobs'>> {
    const { account_id: owner } = query
    const holds = this.#listing.holding(wordsOf(query.keyword ?? ''))
    const fits = filterOf(query)
    const first = (page - 1) * pageSize
    const rows: Row<'jobs'>[] = []
    let total = 0
    const take = (entry: Entry<Row<'jobs'>>) => {
      const { row } = entry
      if (owner !== undefined && row.account_id !== owner) return
      if (!holds(entry) || !fits(row)) return
      if (total >= first && rows.length < pageSize) rows.push(row)
      total += 1
    }
    for (const entry of this.#featured) if (isFeatured(entry.row, now)) take(entry)
    for (const entry of this.#listing.newest) if (!isFeatured(entry.row, now)) take(entry)
    return { rows, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
  }

  /** A job was added or changed. */
  follow(row: Row<'jobs'>, previous: Row<'jobs'> | undefined): void {
    this.#recount(row, previous)
    const before = this.#listing.get(row.id)
    if (!isListed(row)) {
      if (before) this.#feature(before, false)
      this.#listing.remove(row.id)
      return
    }
    const { title, category, description, account_id, created_at, featured_until } = row
    const reworded =
      previous?.title !== title ||
      previous.category !== category ||
      previous.description !== description ||
      previous.account_id !== account_id
    const refeatured =
      previous?.featured_until !== featured_until || previous.created_at !== created_at || !before
    if (refeatured && before) this.#feature(before, false)
    const entry = this.#listing.put(row, reworded)
    if (refeatured) this.#feature(entry, featured_until !== null)
  }

  /** A job is gone. */
  leave(row: Row<'jobs'>): void {
    if (isListed(row)) this.#count(row, -1)
    const entry = this.#listing.get(row.id)
    if (entry) this.#feature(entry, false)
    this.#listing.remove(row.id)
  }

  /** A company has another name. */
  rename(accountId: number): void {
    for (const id of this.#jobs.ids('listed_of', accountId)) {
      const entry = this.#listing.get(id)
      if (entry) this.#listing.reword(entry)
    }
  }

  #feature(entry: Entry<Row<'jobs'>>, featured: boolean): void {
    const place = placeIn(this.#featured, entry)
    const stands = this.#featured[place] === entry
    if (stands && !featured) this.#featured.splice(place, 1)
    if (!stands && featured) this.#featured.splice(place, 0, entry)
  }

  #recount(row: Row<'jobs'>, previous: Row<'jobs'> | undefined): void {
    const counted = previous !== undefined && isListed(previous)
    const counts = isListed(row)
    const same =
      row.category === previous?.category &&
      row.vacancies === previous.vacancies &&
      row.location === previous.location
    if (counted && counts && same) return
    if (counted) this.#count(previous, -1)
    if (counts) this.#count(row, 1)
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
