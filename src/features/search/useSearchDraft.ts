import { useCallback, useEffect, useRef, useState } from 'react'
import { readNumber } from '../../ui/read-number.ts'
import { nextPaint } from '../../ui/next-paint.ts'
import { readSearch, searchKey, toAddress, type JobSearch } from './search-params.ts'

/** The filters as shown in the form, with the salary bounds as text. */
export type SearchDraft = Omit<JobSearch, 'salaryFrom' | 'salaryTo' | 'page'> & { from: string; to: string }

export type SearchForm = {
  draft: SearchDraft
  errors: { from?: string; to?: string }
  /** Changes text. The URL follows when typing pauses. */
  type: (change: Partial<SearchDraft>) => void
  /** Changes a choice. The URL follows once the form shows it. */
  choose: (change: Partial<SearchDraft>) => void
  /** Applies the draft at once (Enter, or leaving a field). */
  settle: () => void
}

/** How long typing must pause before the URL follows, in milliseconds (product: constants). */
const pause = 500

/**
 * Keeps a search form and the URL in step. The URL takes precedence: when something else changes it (Back, a chip), the
 * form follows. The first pause in typing adds a history entry; later pauses replace that entry.
 *
 * @param search the search in the URL
 * @param apply puts a search into the URL; `replace` adds no history entry
 */
export function useSearchDraft(
  search: JobSearch,
  apply: (search: JobSearch, options: { replace: boolean }) => void,
): SearchForm {
  const key = searchKey(search)
  const [draft, setDraft] = useState(() => toDraft(search))
  const [isTyping, setTyping] = useState(false)
  const [seen, setSeen] = useState(key)
  /** Whether the current typing has a history entry already. */
  const hasStep = useRef(false)

  if (seen !== key) {
    setSeen(key)
    // If the form has the same filters as the URL, it stays as typed, trailing spaces included.
    if (!isTyping && searchKey(toSearch(draft)) !== key) setDraft(toDraft(search))
  }

  const latest = useRef({ search, key, apply })
  useEffect(() => {
    latest.current = { search, key, apply }
  })

  // Back and Forward discard typing that hasn't reached the URL, and the next typing adds a new history entry.
  useEffect(() => {
    const onMove = () => {
      hasStep.current = false
      setTyping(false)
      setDraft(toDraft(latest.current.search))
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])

  const commit = useCallback((next: SearchDraft, typed: boolean) => {
    const wanted = toSearch(next)
    if (searchKey(wanted) === latest.current.key) return
    latest.current.apply(wanted, { replace: typed && hasStep.current })
    hasStep.current = typed
  }, [])

  /** The last choice. Cleared on unmount, so that a choice that is not in the URL yet is not applied afterwards. */
  const choice = useRef<SearchDraft>(undefined)
  useEffect(
    () => () => {
      choice.current = undefined
    },
    [],
  )
  async function follow(next: SearchDraft) {
    choice.current = next
    await nextPaint()
    if (choice.current === next) commit(next, false)
  }

  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => {
      setTyping(false)
      commit(draft, true)
    }, pause)
    return () => clearTimeout(timer)
  }, [isTyping, draft, commit])

  return {
    draft,
    // An amount may be incomplete while it is being typed.
    errors: isTyping ? {} : problems(draft),
    type: (change) => {
      setDraft({ ...draft, ...change })
      setTyping(true)
    },
    choose: (change) => {
      const next = { ...draft, ...change }
      setDraft(next)
      setTyping(false)
      void follow(next)
    },
    settle: () => {
      setTyping(false)
      commit(draft, true)
      hasStep.current = false
    },
  }
}

/** Returns a search as the form shows it. */
export function toDraft({ salaryFrom, salaryTo, page: _page, ...rest }: JobSearch): SearchDraft {
  return { ...rest, from: salaryFrom?.toString() ?? '', to: salaryTo?.toString() ?? '' }
}

/** Returns the search of a form, on its first page, without invalid bounds. */
export function toSearch({ from, to, ...rest }: SearchDraft): JobSearch {
  return readSearch(toAddress({ ...rest, salaryFrom: readNumber(from), salaryTo: readNumber(to) }))
}

/** Returns the errors of the salary bounds. An invalid bound filters nothing. */
export function problems({ from, to }: Pick<SearchDraft, 'from' | 'to'>): { from?: string; to?: string } {
  const [low, high] = [readNumber(from), readNumber(to)]
  const bad = 'Enter an amount, such as 30000.'
  return {
    ...(!isAmount(low) && { from: bad }),
    ...(!isAmount(high)
      ? { to: bad }
      : low !== null && high !== null && high < low && { to: 'Enter at least the first amount.' }),
  }
}

function isAmount(value: number | null): boolean {
  return value === null || value >= 0
}
