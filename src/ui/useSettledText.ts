import { useEffect, useRef, useState } from 'react'

/** How long typing must pause before the text is applied, in milliseconds (product: constants). */
const pause = 500

/**
 * Keeps a search field and the URL in sync. If the URL changes, as on Back, so does the field. When typing pauses, the
 * trimmed text goes into the URL; only the first pause of a burst of typing adds a history entry.
 *
 * @param settled the text in the URL
 * @param apply puts a text into the URL; `replace` adds no history entry
 */
export function useSettledText(
  settled: string,
  apply: (text: string, options: { replace: boolean }) => void,
): {
  text: string
  type: (text: string) => void
  /** Applies the text immediately and ends the burst: call it on Enter and when the field loses focus. */
  settle: () => void
} {
  const [text, setText] = useState(settled)
  const [isTyping, setTyping] = useState(false)
  const [seen, setSeen] = useState(settled)
  /** Whether this burst of typing already has a history entry. */
  const hasStep = useRef(false)

  if (seen !== settled) {
    setSeen(settled)
    // If the URL's text differs only by trimmed spaces, the field keeps them.
    if (!isTyping && text.trim() !== settled) setText(settled)
  }

  const latest = useRef({ settled, apply })
  useEffect(() => {
    latest.current = { settled, apply }
  })

  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => {
      setTyping(false)
      applyText(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [isTyping, text])

  // Back and Forward end the burst of typing, and the text in the URL replaces text that isn't applied yet.
  useEffect(() => {
    const onMove = () => {
      hasStep.current = false
      setTyping(false)
      setText(latest.current.settled)
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])

  function applyText(next: string) {
    const wanted = next.trim()
    if (wanted === latest.current.settled) return
    latest.current.apply(wanted, { replace: hasStep.current })
    hasStep.current = true
  }

  return {
    text,
    type: (next) => {
      setText(next)
      setTyping(true)
    },
    settle: () => {
      setTyping(false)
      applyText(text)
      hasStep.current = false
    },
  }
}
