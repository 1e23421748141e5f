import { everyJob, type Category, type JobCard, type JobSearch } from '../../api/jobs.ts'
import type { Pages } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'
import { moneyFormat } from '../../ui/formatters.ts'
import { formatCount } from '../../ui/count.ts'
import { jobCount, natureWord, positionsOf, typeWord } from '../job/index.ts'
import { searchKey } from './search-params.ts'
import { quoted } from '../../ui/quoted.ts'

export type AppliedFilter = {
  key: string
  label: string
  without: JobSearch
}

/** The applied filters of a search, in the order of the form. Removing one opens page 1. */
export function appliedFilters(given: JobSearch): AppliedFilter[] {
  const search = { ...given, page: 1 }
  const applied: AppliedFilter[] = []
  const add = (key: string, label: string, change: Partial<JobSearch>) =>
    applied.push({ key, label, without: { ...search, ...change } })

  if (search.keyword) add('keyword', `“${quoted(search.keyword)}”`, { keyword: '' })
  if (search.category) add('category', search.category, { category: '' })
  if (search.location) add('location', `In ${quoted(search.location)}`, { location: '' })
  for (const nature of search.nature) {
    add(nature, natureWord(nature), { nature: search.nature.filter((each) => each !== nature) })
  }
  for (const type of search.types) {
    add(type, typeWord(type), { types: search.types.filter((each) => each !== type) })
  }
  const { salary_from: from, salary_to: to } = search
  if (from !== '') add('from', `Salary from ${amount(from)}`, { salary_from: '' })
  if (to !== '') add('to', `Salary up to ${amount(to)}`, { salary_to: '' })
  return applied
}

/** Describes a search: "“nurse” · Health · In Bath · Part time", or "All jobs" without filters. */
export function describeSearch(search: JobSearch): string {
  return (
    appliedFilters(search)
      .map(({ label }) => label)
      .join(' · ') || 'All jobs'
  )
}

/**
 * How many positions a search has found. Known if all results are on one page, or if there is no filter but a category,
 * because each category has a count (rules 16); otherwise `undefined`.
 */
export function positionsFound(
  search: JobSearch,
  found: Pages & { jobs: readonly JobCard[]; total?: number | undefined; omitted?: Omitted },
  categories: readonly Category[] | undefined,
): number | undefined {
  if (found.pages === 1 && !found.isOpenEnded && !found.omitted?.['jobs']) return positionsOf(found)
  const { category } = search
  if (!categories || searchKey({ ...search, category: '' }) !== searchKey(everyJob)) return undefined
  const jobs = categories.filter((each) => category === '' || each.category === category)
  return jobs.length === 0 ? undefined : positionsOf({ jobs })
}

/** The announcement of a search's result: "12 jobs found.", with the page if there are several. */
export function foundWords({
  total,
  page,
  pages,
  isOpenEnded = false,
  shown,
}: {
  /** The number of jobs on all pages, if the backend counts them. */
  total: number | undefined
  page: number
  pages: number
  isOpenEnded?: boolean | undefined
  /** The number of jobs on this page, including those that could not be read. */
  shown: number
}): string {
  if (shown === 0) return page > 1 || total ? 'This page is empty.' : 'No jobs found.'
  const of = isOpenEnded ? '' : ` of ${formatCount(pages)}`
  const where = pages > 1 ? ` Page ${formatCount(page)}${of}.` : ''
  return `${jobCount(total ?? shown)} ${total === undefined && pages > 1 ? 'on this page' : 'found'}.${where}`
}

/** Formats an amount without a currency, with up to two decimals. */
function amount(value: number): string {
  return moneyFormat(undefined, { maximumFractionDigits: 2 }).format(value)
}
