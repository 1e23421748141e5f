import { startTransition, useEffect, useState } from 'react'

/**
 * How much of a long list is rendered: the `first` ones at once, and `step` more each time as its end comes near, few enough for
 * one frame (a browser looks at each new form control by itself, which costs more than the row). `more` grows it by hand,
 * for the button that stands at the end. Give the list a key where another one takes its place.
 */
export function useGrowing(total: number, { first, step }: { first: number; step: number }) {
  const [wanted, setWanted] = useState(first)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  // A rest of less than a step is not worth a step of its own.
  const isWhole = wanted + step >= total

  useEffect(() => {
    if (!end || isWhole) return
    // Observed anew after each step: an end that stays near tells nothing by itself.
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
    /** Where the end of the list stands. */
    endRef: setEnd,
    more: () => setWanted((count) => count + step),
  }
}
