import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronDown } from './Icon.tsx'

/** The look of an entry of a `DisclosureMenu`, for a router's Link or a button. */
export function menuItemClass(className?: string): string {
  return cx(
    'flex min-h-10 w-full cursor-pointer items-center gap-2.5 px-4 py-2 text-start text-dense text-ink no-underline hover:bg-raised hover:text-action focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-action pointer-coarse:min-h-11',
    className,
  )
}

/**
 * A menu of links as a disclosure: a button with `aria-expanded` and a list below it. Escape closes and returns focus; a
 * press outside, focus leaving, or following an entry closes (product: accessibility). `children` are `<li>` with one
 * link or button each.
 *
 * Not Base UI's: its collapsible is 6.6 kB gzip on every page without the Escape and the press outside, its popover 34 kB.
 */
export function DisclosureMenu({
  label,
  name,
  children,
  align = 'start',
  triggerClassName,
  className,
  chevron = true,
}: {
  /** What the button shows. */
  label: ReactNode
  /** The button's name, where `label` shows no words of its own. Must contain the visible words. */
  name?: string
  children: ReactNode
  /** The side of the button that the list lines up with. */
  align?: 'start' | 'end'
  triggerClassName?: string
  /** Classes of the list, its width for example. */
  className?: string
  chevron?: boolean
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const onFollow = (event: MouseEvent) => {
      const entry = event.target instanceof Element && event.target.closest('a, button')
      if (!entry || !list.current?.contains(entry)) return
      // What was chosen may have taken the focus along; otherwise it would be lost with the list.
      if (list.current.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('click', onFollow)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('click', onFollow)
    }
  }, [open])

  return (
    <div
      ref={box}
      className="relative"
      onBlur={(event) => {
        // Focus that goes nowhere (a press on plain text, another window) is no leaving.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        trigger.current?.focus()
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!open)}
        className={
          triggerClassName ??
          'inline-flex min-h-10 cursor-pointer items-center gap-1 rounded-md px-2 text-dense font-medium hover:text-action'
        }
      >
        {label}
        {chevron && <ChevronDown className={cx('transition-[rotate] duration-150', open && 'rotate-180')} />}
      </button>
      <ul
        id={id}
        ref={list}
        hidden={!open}
        className={cx(
          'absolute top-full z-40 mt-1 w-max max-w-[calc(100vw-2rem)] min-w-48 rounded-md border border-rule-strong bg-paper py-2',
          align === 'end' ? 'end-0' : 'start-0',
          className,
        )}
      >
        {children}
      </ul>
    </div>
  )
}
