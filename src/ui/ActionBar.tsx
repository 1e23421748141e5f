import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Key } from './Key.tsx'
import { useReservedHeight } from './useReservedHeight.ts'

/** The key that moves the focus into the bar and back. In the document, a bar follows all rows that it is about. */
const barKey = 'F8'

/**
 * A bar that sticks to the foot of the window: a phone's main action, a save button, actions for a selection. It sets
 * `--bar-height`, so that it covers neither the focused element nor the back-to-top button and the chat.
 */
export function ActionBar({
  label,
  children,
  className,
  isLast = true,
  showsKey = false,
  'data-focus-home': focusHome,
}: {
  label: string
  children: ReactNode
  className?: string
  /** Whether nothing follows the bar. If something does, the page may scroll when a control of the bar takes focus. */
  isLast?: boolean
  /** Whether the bar says which key reaches it, where there is likely to be a keyboard. For bars that follow many rows. */
  showsKey?: boolean
  'data-focus-home'?: string | undefined
}) {
  const bar = useRef<HTMLDivElement>(null)
  useReservedHeight(bar, '--bar-height')
  useEffect(() => {
    let before: HTMLElement | undefined
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== barKey || !(target instanceof HTMLElement) || target.closest('[role$=dialog]')) return
      if (bar.current?.contains(target)) before?.focus()
      else {
        before = target
        bar.current?.querySelector('button')?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => {
    const element = bar.current
    if (!element) return
    // The margin excludes the last row of pixels that a stuck bar covers, and what is below the bar. A control of a stuck bar is in
    // view already, so its focus need not scroll the page. Floating elements may cover a bar that isn't stuck.
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry || !isLast) return
        const { intersectionRatio: seen, boundingClientRect: box, rootBounds } = entry
        element.toggleAttribute('data-stuck', seen > 0 && seen < 1 && box.bottom > (rootBounds?.bottom ?? 0))
      },
      {
        rootMargin: `0px 0px ${-1 - Number.parseFloat(getComputedStyle(element).bottom)}px`,
        threshold: [0, 0.5, 1],
      },
    )
    sight.observe(element)
    return () => sight.disconnect()
  }, [isLast])
  return (
    <div
      ref={bar}
      role="region"
      aria-label={label}
      aria-keyshortcuts={barKey}
      data-bar=""
      data-focus-home={focusHome}
      className={cx(
        'sticky bottom-(--foot-height) z-30 flex flex-wrap items-center gap-3 border-t border-rule-strong bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden',
        className,
      )}
    >
      {children}
      {showsKey && (
        <p className="text-fine text-ink-2 max-sm:hidden pointer-coarse:hidden">
          <Key>{barKey}</Key> moves here and back
        </p>
      )}
    </div>
  )
}
