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
}: {
  label: string
  children: ReactNode
  className?: string
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
    return () => {
      observer.disconnect()
      root.style.removeProperty('--bar-height')
    }
  }, [])
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
