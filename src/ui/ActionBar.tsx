import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A bar that stays at the foot of the window (a phone's main action, a sticky save, what is done to a selection). It tells
 * the page its height, so that it never covers what has focus, and alerts stand above it.
 */
export function ActionBar({
  label,
  children,
  className,
  isLast = true,
}: {
  label: string
  children: ReactNode
  className?: string
  /** Nothing follows it on the page. Otherwise it leaves the foot by and by, and focus in it brings it clear of what floats. */
  isLast?: boolean
}) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--bar-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    // While it sticks it reaches into the last pixel of the window. What has focus in it is in sight then, and the page
    // need not move; in its own place it may lie below what floats there.
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry || !isLast) return
        const { intersectionRatio: seen, boundingClientRect: box, rootBounds } = entry
        element.toggleAttribute('data-stuck', seen > 0 && seen < 1 && box.bottom > (rootBounds?.bottom ?? 0))
      },
      { rootMargin: '0px 0px -1px', threshold: [0, 0.5, 1] },
    )
    sight.observe(element)
    return () => {
      observer.disconnect()
      sight.disconnect()
      root.style.removeProperty('--bar-height')
    }
  }, [isLast])
  return (
    <div
      ref={bar}
      role="region"
      aria-label={label}
      data-bar=""
      className={cx(
        'sticky bottom-0 z-30 flex flex-wrap items-center gap-3 border-t border-rule-strong bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}
