import { useId, useMemo, type ReactNode, type Ref } from 'react'
import { cx } from './cx.ts'
import { Fold } from './fold.ts'
import { ChevronDown } from './Icon.tsx'

/**
 * A section that its heading opens and closes, with the state of `useFold`. Its content stays mounted and keeps its
 * input, and is always printed.
 */
export function FoldingSection({
  id,
  headingId,
  title,
  isOpen,
  onToggle,
  children,
  ref,
  headingRef,
}: {
  id: string
  headingId: string
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
  ref?: Ref<HTMLElement>
  headingRef?: Ref<HTMLHeadingElement>
}) {
  const boxId = useId()
  const fold = useMemo(() => ({ isOpen, open: isOpen ? () => {} : onToggle }), [isOpen, onToggle])
  return (
    <section ref={ref} id={id} aria-labelledby={headingId} className="scroll-mt-24">
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="scroll-mt-24">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={boxId}
          onClick={onToggle}
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
