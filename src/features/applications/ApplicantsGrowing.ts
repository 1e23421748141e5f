import { startTransition, useEffect, useState } from 'react'

/**
 * How much of a long list is rendered: the `first` entries, and `step` more whenever its end is near the viewport.
 * A step must fit in one frame: browsers inspect each new form control, which costs more than rendering a row.
 * `more` is for the button at the end. Give the list a `key`, so that another list starts with its `first` entries.
 */
export function useGrowing(total: number, { first, step }: { first: number; step: number }) {
  const [wanted, setWanted] = useState(first)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  // A remainder of at most one step is rendered with the step before.
  const isWhole = wanted + step >= total

  useEffect(() => {
    if (!end || isWhole) return
    // An observer does not fire again while the end stays in range, so each step observes it again.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWanted(wanted + step))
      },
      { rootMargin: '1200px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, isWhole, step, wanted])

  return {
    count: isWhole ? total : wanted,
    isWhole,
    /** Ref of the element at the end of the list. */
    endRef: setEnd,
    more: () => setWanted((count) => count + step),
  }
}
