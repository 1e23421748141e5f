import { numberFormat } from '../../ui/formatters.ts'
import { formatCount } from '../../ui/pay.ts'
import type { JobSearch } from './search-params.ts'
import { natureWord, typeWord } from './words.ts'

/** A filter that is set, as a chip shows it. */
export type AppliedFilter = {
  key: string
  label: string
  /** The search without it. */
  without: JobSearch
}

/** The filters of a search that are set, in the order of the form; each leads back to page 1. */
export function appliedFilters(given: JobSearch): AppliedFilter[] {
  const search = { ...given, page: 1 }
  const applied: AppliedFilter[] = []
  const add = (key: string, label: string, change: Partial<JobSearch>) =>
    applied.push({ key, label, without: { ...search, ...change } })

  if (search.keyword) add('keyword', `“${search.keyword}”`, { keyword: '' })
  if (search.category) add('category', search.category, { category: '' })
  if (search.location) add('location', `In ${search.location}`, { location: '' })
  for (const nature of search.nature) {
    add(nature, natureWord(nature), { nature: search.nature.filter((each) => each !== nature) })
  }
  for (const type of search.types) {
    add(type, typeWord(type), { types: search.types.filter((each) => each !== type) })
  }
  if (search.salaryFrom !== null) {
    add('from', `Pay from ${amount(search.salaryFrom)}`, { salaryFrom: null })
  }
  if (search.salaryTo !== null) add('to', `Pay up to ${amount(search.salaryTo)}`, { salaryTo: null })
  return applied
}

/** A search in words: "“nurse” · Health · In Bath · Part time". One that filters nothing is "All jobs". */
export function describeSearch(search: JobSearch): string {
  return (
    appliedFilters(search)
      .map(({ label }) => label)
      .join(' · ') || 'All jobs'
  )
}

/** "1 job", "1,204 jobs". */
export function jobCount(total: number): string {
  return `${formatCount(total)} ${total === 1 ? 'job' : 'jobs'}`
}

/** What is said once when a search has answered: "12 jobs found.", with the page where there are several. */
export function foundWords({
  total,
  page,
  pages,
  isOpenEnded = false,
  shown,
}: {
  /** On all pages, where the backend tells it. */
  total: number | undefined
  page: number
  pages: number
  isOpenEnded?: boolean | undefined
  /** Jobs on this page. */
  shown: number
}): string {
  if (shown === 0) return 'No jobs found.'
  const of = isOpenEnded ? '' : ` of ${formatCount(pages)}`
  const where = pages > 1 ? ` Page ${formatCount(page)}${of}.` : ''
  return `${jobCount(total ?? shown)} ${total === undefined && pages > 1 ? 'on this page' : 'found'}.${where}`
}

/** An amount without a currency, with decimals only where there are some. */
function amount(value: number): string {
  return numberFormat(undefined, { maximumFractionDigits: 2 }).format(value)
}
