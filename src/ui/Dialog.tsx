import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { X } from './Icon.tsx'
import { iconButtonClass } from './IconButton.tsx'

/** Where focus starts or returns to. By default, it starts at the first control and returns to where it was before. */
export type FocusTarget = RefObject<HTMLElement | null>

export type DialogProps = {
  open: boolean
  /** Called with `false` on Escape, a press outside and the close button. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode
  size?: 'md' | 'wide'
  initialFocus?: FocusTarget
  /** What takes focus on closing. Set it if the element that had focus before may be gone, such as a deleted row. */
  finalFocus?: FocusTarget
}

export const scrimClass =
  'fixed inset-x-0 top-0 bottom-(--foot-height) z-50 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** Returns whether a press is on an alert above the dialog, which does not count as a press outside. */
export function isOnAlert(event: Event | undefined): boolean {
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
  initialFocus,
  finalFocus,
}: DialogProps) {
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
            'fixed top-1/2 left-1/2 z-51 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 flex-col rounded-md border border-rule-strong bg-paper text-ink transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
            size === 'wide' ? 'max-w-dialog-wide' : 'max-w-dialog',
          )}
        >
          <header className="flex items-start gap-4 ps-6 pe-3 pt-4 pb-3">
            <div className="min-w-0 grow pt-1.5">
              <Base.Title className="text-lead">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-dense text-ink-2">{description}</Base.Description>
              )}
            </div>
            <Base.Close aria-label="Close" className={iconButtonClass()}>
              <X />
            </Base.Close>
          </header>
          {children && (
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
          )}
          {footer && (
            <footer className="flex flex-wrap items-center gap-3 border-t border-rule px-6 py-4">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
