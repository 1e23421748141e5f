import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A short text shown on hover and keyboard focus. Escape hides it, and the pointer can rest on it (WCAG 1.4.13). It is
 * in the browser's top layer, so nothing clips it. It doesn't name its element, which needs its own name. With
 * `focusable`, the wrapper is a tab stop, for text such as a date.
 */
export function Tooltip({
  text,
  children,
  focusable = false,
  describes = true,
  className,
}: {
  /** A function is called only once it is shown. */
  text: string | (() => string)
  children: ReactNode
  focusable?: boolean
  /** `false` if the text only repeats the element's name. */
  describes?: boolean
  className?: string | undefined
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const wrapper = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = useCallback(() => {
    clearTimeout(delay.current)
    setOpen(false)
  }, [])

  useEffect(() => () => clearTimeout(delay.current), [])

  useEffect(() => {
    const element = tip.current
    const anchor = wrapper.current
    if (!open || !element || !anchor || typeof element.showPopover !== 'function') return
    element.showPopover()
    const place = anchor.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    const margin = 8
    const left = Math.max(
      margin,
      Math.min(
        place.left + place.width / 2 - own.width / 2,
        document.documentElement.clientWidth - own.width - margin,
      ),
    )
    const above = place.top - own.height - 6
    element.style.left = `${left}px`
    element.style.top = `${above >= margin ? above : place.bottom + 6}px`
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape closes the tooltip only, not the dialog around it.
      event.stopPropagation()
      hide()
    }
    // Other elements' scroll events arrive here, too, so the tooltip hides only if its anchor has moved.
    const onScroll = () => {
      if (anchor.getBoundingClientRect().top !== place.top) hide()
    }
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onScroll, { capture: true })
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, hide])

  return (
    <span
      ref={wrapper}
      className={cx('inline-flex max-w-full', focusable && 'min-h-6 items-center rounded-sm', className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text with a tooltip needs a tab stop
      tabIndex={focusable ? 0 : undefined}
      aria-describedby={focusable && describes && open ? id : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        clearTimeout(delay.current)
        delay.current = setTimeout(() => setOpen(true), 350)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setOpen(true)
      }}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          ref={tip}
          id={id}
          popover="manual"
          role="tooltip"
          aria-hidden={describes ? undefined : true}
          className="fixed inset-auto m-0 max-w-64 rounded-sm border border-ink bg-ink px-2 py-1 text-fine font-medium text-paper print:hidden"
        >
          {typeof text === 'function' ? text() : text}
        </span>
      )}
    </span>
  )
}
