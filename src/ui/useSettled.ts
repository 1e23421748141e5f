import { useCallback, useEffect, useRef, useState } from 'react'
import { nextPaint } from './next-paint.ts'
import { tidyWords } from './typed.ts'

/** How long typing must pause before the text is applied, in milliseconds (product: constants). */
const pause = 500

/**
 * Keeps fields and the URL in step. The URL takes precedence: when something else changes it, as on Back, the fields
 * follow. When typing pauses, what was typed goes into the URL; only the first pause of a burst of typing adds a history
 * entry.
 *
 * @param settled what the fields show for the URL
 * @param keyOf returns the same text for what means the same in the URL, such as a text with spaces around it
 * @param apply puts what the fields show into the URL; `replace` adds no history entry
 */
export function useSettled<T>(
  settled: T,
  keyOf: (shown: T) => string,
  apply: (shown: T, options: { replace: boolean }) => void,
): {
  shown: T
  isTyping: boolean
  /** Changes text. The URL follows when typing pauses. */
  type: (next: T) => void
  /** Changes a choice. The URL follows once the fields show it. */
  choose: (next: T) => void
  /** Applies what the fields show immediately and ends the burst: call it on Enter and when a field loses focus. */
  settle: () => void
} {
  const key = keyOf(settled)
  const [shown, setShown] = useState(settled)
  const [isTyping, setTyping] = useState(false)
  const [seen, setSeen] = useState(key)
  /** Whether this burst of typing already has a history entry. */
  const hasStep = useRef(false)

  if (seen !== key) {
    setSeen(key)
    // Fields that mean the same as the URL stay as typed, trailing spaces included.
    if (!isTyping && keyOf(shown) !== key) setShown(settled)
  }

  const latest = useRef({ settled, key, keyOf, apply })
  useEffect(() => {
    latest.current = { settled, key, keyOf, apply }
  })

  const commit = useCallback((next: T, isTyped: boolean) => {
    if (latest.current.keyOf(next) === latest.current.key) return
    latest.current.apply(next, { replace: isTyped && hasStep.current })
    hasStep.current = isTyped
  }, [])

  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => {
      setTyping(false)
      commit(shown, true)
    }, pause)
    return () => clearTimeout(timer)
  }, [isTyping, shown, commit])

  // Back and Forward end the burst of typing, and the URL replaces what isn't applied yet.
  useEffect(() => {
    const onMove = () => {
      hasStep.current = false
      setTyping(false)
      setShown(latest.current.settled)
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])

  /** The last choice. Cleared on unmount, so that a choice that is not in the URL yet is not applied afterwards. */
  const choice = useRef<T>(undefined)
  useEffect(
    () => () => {
      choice.current = undefined
    },
    [],
  )

  return {
    shown,
    isTyping,
    type: (next) => {
      setShown(next)
      setTyping(true)
    },
    choose: (next) => {
      setShown(next)
      setTyping(false)
      choice.current = next
      void nextPaint().then(() => {
        if (choice.current === next) commit(next, false)
      })
    },
    settle: () => {
      setTyping(false)
      commit(shown, true)
      hasStep.current = false
    },
  }
}

/** `useSettled` for one search field. The URL holds the text as it is compared. */
export function useSettledText(
  settled: string,
  apply: (text: string, options: { replace: boolean }) => void,
): { text: string; type: (text: string) => void; settle: () => void } {
  const { shown, type, settle } = useSettled(settled, tidyWords, (text, options) =>
    apply(tidyWords(text), options),
  )
  return { text: shown, type, settle }
}
