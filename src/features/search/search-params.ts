import { readPage } from '../../api/list-address.ts'
import { everyJob, type JobSearch } from '../../api/jobs.ts'
import { natures, types } from '../job/index.ts'
import { tidyWords } from '../../ui/typed.ts'

/** The storage key of recent and saved searches. Here, because the home page needs only the key to look for any. */
export const searchesKey = 'fieldwork.searches'

/** Maximum lengths of a search's texts, in characters (limits of the contract). */
export const longest = { keyword: 200, category: 255, location: 120 }

/** The highest amount of a search (limit of the contract). */
export const highestSalary = 999_999_999_999

/** Reads a search from the parameters of a URL. Missing and invalid values become their defaults; never throws. */
export function readSearch(raw: Readonly<Record<string, unknown>>): JobSearch {
  const from = readSalary(raw['salary_from'])
  const to = readSalary(raw['salary_to'])
  return {
    keyword: readText(raw['keyword'], longest.keyword),
    category: readText(raw['category'], longest.category),
    location: readText(raw['location'], longest.location),
    nature: readList(raw['nature'], natures),
    types: readList(raw['types'], types),
    salary_from: from,
    // A reversed range would find nothing, so only its lower bound counts.
    salary_to: from !== '' && to !== '' && to < from ? '' : to,
    page: readPage(raw['page']),
  }
}

/** A search as kept in the URL (product: search). */
export type SearchAddress = Partial<ReturnType<typeof toAddress>>

/**
 * Returns a search as parameters of a URL, with lists joined by commas. Filters that are absent or empty become
 * `undefined`. Every filter has a key, so that it overwrites an invalid value in the URL.
 */
export function toAddress(search: Partial<JobSearch>) {
  const { keyword, category, location, nature, types: places, salary_from, salary_to, page } = search
  return {
    keyword: tidyWords(keyword ?? '') || undefined,
    category: category || undefined,
    location: tidyWords(location ?? '') || undefined,
    nature: nature?.join(',') || undefined,
    types: places?.join(',') || undefined,
    salary_from: salary_from === '' ? undefined : salary_from,
    salary_to: salary_to === '' ? undefined : salary_to,
    page: page === undefined || page <= 1 ? undefined : page,
  } satisfies Record<keyof JobSearch, unknown>
}

/** Returns a key that is the same for searches with the same filters, whatever their page. */
export function searchKey(search: JobSearch): string {
  return JSON.stringify(toAddress({ ...search, page: 1 }))
}

/** Whether a search has any filter. */
export function isFiltered(search: JobSearch): boolean {
  return searchKey(search) !== searchKey(everyJob)
}

function readText(raw: unknown, most: number): string {
  if (typeof raw !== 'string') return ''
  return Array.from(tidyWords(raw.slice(0, 10 * most)))
    .slice(0, most)
    .join('')
    .trimEnd()
}

/** Reads one value, a list, or values joined by commas. Returns the valid ones once each, in the order of `offered`. */
function readList<T extends string>(raw: unknown, offered: ReadonlyArray<{ value: T }>): T[] {
  const given: unknown[] = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : []
  const named = given.map((entry) => (typeof entry === 'string' ? entry.trim() : ''))
  return offered.map(({ value }) => value).filter((value) => named.includes(value))
}

function readSalary(raw: unknown): number | '' {
  const amount = readNumber(raw)
  return amount >= 0 && amount <= highestSalary ? amount : ''
}

function readNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw
  return typeof raw === 'string' && /^\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : Number.NaN
}
