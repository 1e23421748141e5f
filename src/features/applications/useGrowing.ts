import { startTransition, useEffect, useState } from 'react'

/**
 * Returns how many entries of a long list to render: `first`, then `step` more whenever the end is near the viewport.
 * A step must render within one frame; browsers also inspect each new form control, which costs more than the row.
 * A button at the end calls `more`. Give the list a `key`, so that a different list starts again with `first` entries.
 */
export function useGrowing(total: number, { first, step }: { first: number; step: number }) {
  const [wanted, setWanted] = useState(first)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  // Renders the rest at once if it is at most one step.
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
    endRef: setEnd,
    more: () => setWanted((count) => count + step),
  }
}
