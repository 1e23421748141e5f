import { type ReactNode, useLayoutEffect } from 'react'
import { cx } from './cx.ts'
import { ChevronDown } from './Icon.tsx'
import { useDisclosure } from './useDisclosure.ts'

/** Returns the class of a `DisclosureMenu` entry, for a router's Link or a button. */
export function menuItemClass(className?: string): string {
  return cx(
    'flex min-h-10 w-full cursor-pointer items-center gap-2.5 px-4 py-2 text-start text-dense text-ink no-underline hover:bg-raised hover:text-action focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-action pointer-coarse:min-h-11',
    className,
  )
}

/** A menu of links as a disclosure (`useDisclosure`). `children` are `<li>` with one link or button each. */
export function DisclosureMenu({
  label,
  name,
  children,
  align = 'start',
  triggerClassName,
  className,
  chevron = true,
  current = false,
}: {
  label: ReactNode
  /** The button's accessible name, if `label` alone isn't enough. It must contain the visible words. */
  name?: string
  children: ReactNode
  /** The side of the button that the list is aligned with. */
  align?: 'start' | 'end'
  triggerClassName?: string
  /** Classes of the list, such as its width. */
  className?: string
  chevron?: boolean
  /** Whether the current page is one of the menu's; marks the button with `aria-current`. */
  current?: boolean
}) {
  const { open, box, trigger, panel } = useDisclosure<HTMLUListElement>()

  // Above the button, if there is room only there.
  useLayoutEffect(() => {
    const list = panel.ref.current
    if (!open || !box.ref.current || !list) return
    const { top, bottom } = box.ref.current.getBoundingClientRect()
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const height = list.offsetHeight
    const last = window.innerHeight - Number.parseFloat(scrollPaddingBottom)
    const isBelow = bottom + height <= last
    const isAbove = !isBelow && top - height > Number.parseFloat(scrollPaddingTop)
    list.toggleAttribute('data-above', isAbove)
    if (!isBelow && !isAbove && !list.closest('header, [data-bar]')) list.scrollIntoView({ block: 'nearest' })
  }, [open, box.ref, panel.ref])

  return (
    <div {...box} className="relative">
      <button
        type="button"
        {...trigger}
        aria-label={name}
        aria-current={current || undefined}
        className={
          triggerClassName ??
          'inline-flex min-h-10 cursor-pointer items-center gap-1 rounded-md px-2 text-dense font-medium hover:text-action'
        }
      >
        {label}
        {chevron && <ChevronDown className={cx('transition-[rotate] duration-150', open && 'rotate-180')} />}
      </button>
      <ul
        {...panel}
        className={cx(
          'absolute top-full z-40 my-1 w-max data-above:top-auto data-above:bottom-full max-w-[calc(100vw-2rem)] min-w-48 rounded-md border border-rule-strong bg-paper py-2',
          align === 'end' ? 'end-0' : 'start-0',
          className,
        )}
      >
        {open && children}
      </ul>
    </div>
  )
}
