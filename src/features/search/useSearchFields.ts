import type { JobSearch } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'
import { numberText, questionOf, readNumber } from '../../ui/read-number.ts'
import { useSettled } from '../../ui/useSettled.ts'
import { highestSalary, readSearch, searchKey, toAddress } from './search-params.ts'

/** The filters as shown in the form, with the salary bounds as text. */
type SearchFields = Omit<JobSearch, 'salary_from' | 'salary_to' | 'page'> & { from: string; to: string }

export type SearchForm = ReturnType<typeof useSearchFields>

/**
 * Keeps a search form and the URL in step.
 *
 * @param search the search in the URL
 * @param apply puts a search into the URL; `replace` adds no history entry
 */
export function useSearchFields(
  search: JobSearch,
  apply: (search: JobSearch, options: { replace: boolean }) => void,
) {
  const { shown, isTyping, type, choose, settle } = useSettled(
    toFields(search),
    (fields) => searchKey(toSearch(fields)),
    (fields, options) => apply(toSearch(fields), options),
  )
  return {
    fields: shown,
    // An amount may be incomplete while it is being typed.
    errors: isTyping ? {} : problems(shown),
    /** Changes text. The URL follows when typing pauses. */
    type: (change: Partial<SearchFields>) => type({ ...shown, ...change }),
    /** Changes a choice. The URL follows once the form shows it. */
    choose: (change: Partial<SearchFields>) => choose({ ...shown, ...change }),
    /** Applies the fields at once (Enter, or leaving a field). */
    settle,
  }
}

/** Returns a search as the form shows it. */
export function toFields({ salary_from, salary_to, page: _page, ...rest }: JobSearch): SearchFields {
  return { ...rest, from: textOf(salary_from), to: textOf(salary_to) }
}

function textOf(amount: number | ''): string {
  return amount === '' ? '' : numberText(amount)
}

/** Returns the search of a form, on its first page, without invalid bounds. */
export function toSearch({ from, to, ...rest }: SearchFields): JobSearch {
  const bounds = { salary_from: readNumber(from) ?? '', salary_to: readNumber(to) ?? '' } as const
  return readSearch(toAddress({ ...rest, ...bounds }))
}

/** Returns the errors of the salary bounds. An invalid bound filters nothing. */
export function problems({ from, to }: Pick<SearchFields, 'from' | 'to'>): { from?: string; to?: string } {
  const [low, high] = [readNumber(from), readNumber(to)]
  const [badLow, badHigh] = [wrongAmount(from), wrongAmount(to)]
  return {
    ...(badLow !== undefined && { from: badLow }),
    ...(badHigh !== undefined
      ? { to: badHigh }
      : low !== null && high !== null && high < low && { to: 'Enter at least the first amount.' }),
  }
}

function wrongAmount(text: string): string | undefined {
  const amount = readNumber(text)
  if (amount === null || (amount >= 0 && amount <= highestSalary)) return undefined
  if (amount > highestSalary) return `Enter at most ${formatCount(highestSalary)}.`
  return questionOf(text) ?? 'Enter an amount, such as 30000.'
}
