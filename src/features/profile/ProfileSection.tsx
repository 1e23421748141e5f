import { useId, type ReactNode, type Ref } from 'react'
import { cx } from '../../ui/cx.ts'
import { ChevronDown } from '../../ui/Icon.tsx'

/** A collapsible section of the profile form. Its fields stay mounted and keep their input. */
export function ProfileSection({
  id,
  headingId,
  title,
  isOpen,
  onToggle,
  children,
  ref,
}: {
  id: string
  headingId: string
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
  ref?: Ref<HTMLElement>
}) {
  const boxId = useId()
  return (
    <section ref={ref} id={id} aria-labelledby={headingId} className="scroll-mt-24">
      <h2 id={headingId} tabIndex={-1}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={boxId}
          onClick={onToggle}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-sm text-start hover:text-action"
        >
          {title}
          <ChevronDown
            className={cx('text-ink-2 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={boxId} hidden={!isOpen} className="mt-2">
        {children}
      </div>
    </section>
  )
}
