import { startTransition, useEffect, useState } from 'react'

/**
 * How much of a long list is rendered: the first `step` at once, more as its end comes near. `more` grows it by hand, for
 * the button that stands at the end. Give the list a key where another one takes its place.
 */
export function useGrowing(total: number, step: number) {
  const [wanted, setWanted] = useState(step)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const isWhole = wanted >= total

  useEffect(() => {
    if (!end || isWhole) return
    // Observed anew after each step: an end that stays near tells nothing by itself.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWanted(wanted + step))
      },
      { rootMargin: '600px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, isWhole, step, wanted])

  return {
    count: Math.min(wanted, total),
    isWhole,
    /** Where the end of the list stands. */
    endRef: setEnd,
    more: () => setWanted((count) => count + step),
  }
}
