import { useCallback, useEffect, useRef, useState } from 'react'
import { readNumber } from '../../ui/number.ts'
import { painted } from '../../ui/painted.ts'
import { readSearch, searchKey, toAddress, type JobSearch } from './search-params.ts'

/** The filters as they stand in the form: the bounds of the pay are what was typed. */
export type SearchDraft = Omit<JobSearch, 'salaryFrom' | 'salaryTo' | 'page'> & { from: string; to: string }

export type SearchForm = {
  draft: SearchDraft
  /** What is wrong with the bounds of the pay, if something is. */
  errors: { from?: string; to?: string }
  /** A character more or less: the address follows when typing pauses. */
  type: (change: Partial<SearchDraft>) => void
  /** A choice: the address follows as soon as the form shows it. */
  choose: (change: Partial<SearchDraft>) => void
  /** The person says that this is it (Enter, leaving a field). */
  settle: () => void
}

/** How long typing has to pause before the address follows, in milliseconds (product: constants). */
const pause = 500

/**
 * Keeps the form of a search and the address in step. The address is the truth: when it changes by itself (Back, a chip), so
 * does the form. What is typed reaches it in steps that can be undone: the first pause of a spell of typing makes a step,
 * the further ones belong to it.
 *
 * @param search the search in the address
 * @param apply brings a search into the address; `replace` without a step of its own
 */
export function useSearchDraft(
  search: JobSearch,
  apply: (search: JobSearch, options: { replace: boolean }) => void,
): SearchForm {
  const key = searchKey(search)
  const [draft, setDraft] = useState(() => toDraft(search))
  const [isTyping, setTyping] = useState(false)
  const [seen, setSeen] = useState(key)
  /** The spell of typing has a step in the history already. */
  const hasStep = useRef(false)

  if (seen !== key) {
    setSeen(key)
    // What stands in the form already stays as it was typed, trailing spaces included.
    if (!isTyping && searchKey(toSearch(draft)) !== key) setDraft(toDraft(search))
  }

  const latest = useRef({ search, key, apply })
  useEffect(() => {
    latest.current = { search, key, apply }
  })

  // Back and Forward begin a new spell: what was not brought yet gives way to the address, and the step stays theirs.
  useEffect(() => {
    const onMove = () => {
      hasStep.current = false
      setTyping(false)
      setDraft(toDraft(latest.current.search))
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])

  const bring = useCallback((next: SearchDraft, typed: boolean) => {
    const wanted = toSearch(next)
    if (searchKey(wanted) === latest.current.key) return
    latest.current.apply(wanted, { replace: typed && hasStep.current })
    hasStep.current = typed
  }, [])

  /** The last choice; nothing once the page is left. */
  const choice = useRef<SearchDraft>(undefined)
  useEffect(
    () => () => {
      choice.current = undefined
    },
    [],
  )
  async function follow(next: SearchDraft) {
    choice.current = next
    await painted()
    if (choice.current === next) bring(next, false)
  }

  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => {
      setTyping(false)
      bring(draft, true)
    }, pause)
    return () => clearTimeout(timer)
  }, [isTyping, draft, bring])

  return {
    draft,
    // Half an amount is no mistake yet.
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
      bring(draft, true)
      hasStep.current = false
    },
  }
}

/** A search as a form shows it. */
export function toDraft({ salaryFrom, salaryTo, page: _page, ...rest }: JobSearch): SearchDraft {
  return { ...rest, from: salaryFrom?.toString() ?? '', to: salaryTo?.toString() ?? '' }
}

/** The search that a form stands for, on its first page; a bound that makes no sense is none. */
export function toSearch({ from, to, ...rest }: SearchDraft): JobSearch {
  return readSearch(toAddress({ ...rest, salaryFrom: readNumber(from), salaryTo: readNumber(to) }))
}

/** What is wrong with the bounds of the pay. A wrong one filters nothing until it is mended. */
export function problems({ from, to }: Pick<SearchDraft, 'from' | 'to'>): { from?: string; to?: string } {
  const [low, high] = [readNumber(from), readNumber(to)]
  const bad = 'Enter an amount, such as 30000.'
  return {
    ...(!isAmount(low) && { from: bad }),
    ...(!isAmount(high)
      ? { to: bad }
      : low !== null && high !== null && high < low && { to: 'This is less than the amount before it.' }),
  }
}

function isAmount(value: number | null): boolean {
  return value === null || value >= 0
}
