import { Dialog as Base } from '@base-ui/react/dialog'
import { cx } from './cx.ts'
import { isOnAlert, scrimClass } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'
import { X } from './Icon.tsx'
import { iconButtonClass } from './IconButton.tsx'

/**
 * A modal panel along one side of the window, full-width on phones, for filters or an item of a list. The footer stays
 * visible, for example "Show 12 results". Behaves like `Dialog`.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  side = 'end',
  initialFocus,
  finalFocus,
}: DialogProps & { side?: 'start' | 'end' }) {
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
            'fixed top-0 bottom-(--foot-height) z-51 flex w-full flex-col border-rule-strong bg-paper text-ink transition-[translate,opacity] duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0',
            size === 'wide' ? 'sm:w-[40rem]' : 'sm:w-[26rem]',
            side === 'end'
              ? 'end-0 sm:border-s data-ending-style:translate-x-4 data-starting-style:translate-x-4'
              : 'start-0 sm:border-e data-ending-style:-translate-x-4 data-starting-style:-translate-x-4',
          )}
        >
          <header className="flex items-start gap-4 border-b border-rule ps-5 pe-3 py-3">
            <div className="min-w-0 grow pt-1.5">
              <Base.Title className="text-lead">{title}</Base.Title>
              {description && (
                <Base.Description className="text-dense text-ink-2">{description}</Base.Description>
              )}
            </div>
            <Base.Close aria-label="Close" className={iconButtonClass()}>
              <X />
            </Base.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap items-center gap-3 border-t border-rule px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
