import { useId, useMemo, useState, type ReactNode, type Ref } from 'react'
import { cx } from './cx.ts'
import { Fold } from './fold.ts'
import { ChevronDown } from './Icon.tsx'
import { useMedia } from './useMedia.ts'

/**
 * A section that its heading opens and closes. On a phone it is closed at first, unless the address names it or it is
 * needed. Its content stays mounted and keeps its input, and is always printed.
 */
export function FoldingSection({
  id,
  title,
  need,
  children,
  ref,
  headingRef,
}: {
  id: string
  title: string
  /**
   * Whether the section has something that people must see, or how often that has happened. It opens at each change,
   * unless that is to false.
   */
  need: boolean | number
  children: ReactNode
  ref?: Ref<HTMLElement>
  headingRef?: Ref<HTMLHeadingElement>
}) {
  const boxId = useId()
  const headingId = `${id}-heading`
  const foldsAtFirst = useMedia('(max-width: 39.99rem)')
  const [isOpen, setOpen] = useState(() => !foldsAtFirst || need !== false || location.hash === `#${id}`)
  const [before, setBefore] = useState(need)
  if (need !== before) {
    setBefore(need)
    if (need !== false) setOpen(true)
  }
  const fold = useMemo(() => ({ isOpen, open: () => setOpen(true) }), [isOpen])
  return (
    <section ref={ref} id={id} aria-labelledby={headingId} className="scroll-mt-24">
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="scroll-mt-24">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={boxId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-sm text-start hover:text-action"
        >
          {title}
          <ChevronDown
            className={cx(
              'text-ink-2 transition-transform duration-150 print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={boxId} className={cx('mt-2', !isOpen && 'hidden print:block')}>
        <Fold value={fold}>{children}</Fold>
      </div>
    </section>
  )
}
