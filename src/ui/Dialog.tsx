import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { X } from './Icon.tsx'
import { iconButtonClass } from './IconButton.tsx'

/** Where focus starts or returns to. By default, it starts at the first control and returns to where it was before. */
export type FocusTarget = RefObject<HTMLElement | null>

export const scrimClass =
  'fixed inset-x-0 top-0 bottom-(--foot-height) z-50 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** In the middle of the window, below the header's strip, where messages appear. */
export const middleClass =
  'inset-x-4 top-(--dialog-top) bottom-(--foot-height) m-auto h-fit max-h-[calc(100dvh-var(--dialog-top)-var(--foot-height)-1rem)] rounded-md'

/** A dialog in the middle of the window. */
const box = {
  popup: `${middleClass} border transition-opacity duration-150`,
  md: 'max-w-dialog',
  wide: 'max-w-dialog-wide',
  header: 'ps-6 pt-4 pb-3',
  description: 'mt-1',
  body: 'px-6 pt-1 pb-6',
  footer: 'px-6 py-4',
}

/** A panel along one side of the window. */
const panel: typeof box = {
  popup: 'top-(--dialog-top) bottom-(--foot-height) w-full transition-[translate,opacity] duration-180',
  md: 'sm:w-[26rem]',
  wide: 'sm:w-[40rem]',
  header: 'border-b border-rule ps-5 py-3',
  description: '',
  body: 'px-5 py-5',
  footer: 'px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
}

const sides = {
  start: 'start-0 sm:border-e data-ending-style:-translate-x-4 data-starting-style:-translate-x-4',
  end: 'end-0 sm:border-s data-ending-style:translate-x-4 data-starting-style:translate-x-4',
}

/** Returns whether a press is on an alert above the dialog, which does not count as a press outside. */
function isOnAlert(event: Event | undefined): boolean {
  return event?.target instanceof Element && event.target.closest('[data-toaster]') !== null
}

/** A modal dialog that keeps focus inside, closes on Escape and then restores focus (product: accessibility). */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  side,
  initialFocus,
  finalFocus,
}: {
  open: boolean
  /** Called with `false` on Escape, a press outside and the close button. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. They stay visible, for example "Show 12 results". */
  footer?: ReactNode
  size?: 'md' | 'wide'
  /** Makes it a panel along this side, full-width on phones, for filters or an item of a list. */
  side?: 'start' | 'end'
  initialFocus?: FocusTarget
  /** What takes focus on closing. Set it if the element that had focus before may be gone, such as a deleted row. */
  finalFocus?: FocusTarget
}) {
  const look = side ? panel : box
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && isOnAlert(details.event)) {
          details.cancel()
          return
        }
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          {...(finalFocus && { finalFocus })}
          className={cx(
            'fixed z-51 flex flex-col border-rule-strong bg-paper text-ink data-ending-style:opacity-0 data-starting-style:opacity-0',
            look.popup,
            look[size],
            side && sides[side],
          )}
        >
          <header className={cx('flex items-start gap-4 pe-3', look.header)}>
            <div className="min-w-0 grow pt-1.5">
              <Base.Title className="text-lead">{title}</Base.Title>
              {description && (
                <Base.Description className={cx('text-dense text-ink-2', look.description)}>
                  {description}
                </Base.Description>
              )}
            </div>
            <Base.Close aria-label="Close" className={iconButtonClass()}>
              <X />
            </Base.Close>
          </header>
          {children && (
            <div className={cx('min-h-0 grow overflow-y-auto overscroll-contain', look.body)}>{children}</div>
          )}
          {footer && (
            <footer className={cx('flex flex-wrap items-center gap-3 border-t border-rule', look.footer)}>
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
