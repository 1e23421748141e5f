import { useEffect, useRef, useState } from 'react'

/** How long typing has to pause before the text counts, in milliseconds (product: constants). */
const pause = 500

/**
 * Keeps a search field and the address in step. The address is the truth: when it changes by itself (Back), so does the
 * field. What is typed reaches it, trimmed, when typing pauses; the first pause of a spell of typing makes a step that Back
 * can undo, the further ones belong to it.
 *
 * @param settled the text in the address
 * @param apply brings a text into the address; `replace` without a step of its own
 */
export function useSettledText(
  settled: string,
  apply: (text: string, options: { replace: boolean }) => void,
): {
  text: string
  type: (text: string) => void
  /** The person says that this is it (Enter, leaving the field). */
  settle: () => void
} {
  const [text, setText] = useState(settled)
  const [isTyping, setTyping] = useState(false)
  const [seen, setSeen] = useState(settled)
  /** The spell of typing has a step in the history already. */
  const hasStep = useRef(false)

  if (seen !== settled) {
    setSeen(settled)
    // What was typed stays as it was typed, trailing spaces included.
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
      bring(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [isTyping, text])

  // Back and Forward begin a new spell: what was not brought yet gives way to the address, and the step stays theirs.
  useEffect(() => {
    const onMove = () => {
      hasStep.current = false
      setTyping(false)
      setText(latest.current.settled)
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])

  function bring(next: string) {
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
      bring(text)
      hasStep.current = false
    },
  }
}
