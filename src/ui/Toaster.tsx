import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { alert as store } from './alerts.ts'
import type { Alert } from './alerts.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { CircleAlert, CircleCheck, X } from './Icon.tsx'
import { useHeld } from './press.ts'
import { useReservedHeight } from './useReservedHeight.ts'

/** One message. On a phone it fills the strip of the header, which it covers; in a wider window it is a box inside it. */
export function Message({
  tone,
  className,
  children,
  action,
  dismissLabel,
  onDismiss,
}: {
  tone: Alert['tone']
  className?: string | false
  children: ReactNode
  action?: ReactNode
  dismissLabel: string
  onDismiss: () => void
}) {
  const Sign = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className={cx(
        'pointer-events-auto flex min-h-(--stuck-top) w-full items-center gap-2 border-b ps-3 pe-1 text-dense leading-5 sm:my-1.5 sm:min-h-13 sm:w-[26rem] sm:rounded-md sm:border',
        tone === 'error' ? 'border-bad-ink bg-bad' : 'border-good-ink bg-good',
        className,
      )}
    >
      <Sign className={cx('max-[23rem]:hidden', tone === 'error' ? 'text-bad-ink' : 'text-good-ink')} />
      <p className="min-w-0 grow py-1 wrap-anywhere">{children}</p>
      {action}
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-md hover:text-action"
      >
        <X />
      </button>
    </div>
  )
}

/**
 * Shows the alerts over the strip of the header, one at a time, the newest first: they move nothing. Dialogs begin below,
 * and so does what the page scrolls into view. While the header has the keyboard's focus, they are below it. Of the two
 * permanent live regions, the one for successes is polite and the one for errors assertive. Alerts never take focus
 * (rules 38). Mount it once, between the header and `main`.
 */
export function Toaster({
  children,
}: {
  /** A message that stays while its cause lasts, shown while there is no alert. */
  children?: ReactNode
}) {
  const alerts = useHeld(useSyncExternalStore(store.subscribe, store.list, store.list))
  const box = useRef<HTMLElement>(null)
  /** The element that had focus before an alert did. It gets the focus back when the alert is dismissed. */
  const before = useRef<HTMLElement | null>(null)
  useReservedHeight(box, '--message-height')

  useEffect(() => () => store.resume(), [])
  useEffect(() => {
    // There is no leave event for an alert that disappears under the pointer.
    if (alerts.length === 0) store.resume()
  }, [alerts])
  const newest = alerts.at(-1)?.id

  function handBack() {
    if (box.current?.contains(document.activeElement) && before.current?.isConnected) before.current.focus()
  }

  return (
    <section
      ref={box}
      aria-label="Messages"
      data-toaster=""
      className="pointer-events-none fixed top-0 right-0 left-(--stuck-left) z-70 flex flex-col items-center peer-has-focus-visible:top-(--stuck-top) print:hidden"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={(event) => {
        store.pause()
        const from = event.relatedTarget
        if (from instanceof HTMLElement && !box.current?.contains(from)) before.current = from
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.resume()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        handBack()
        if (newest !== undefined) store.dismiss(newest)
      }}
    >
      <div className={cx('w-full', alerts.length > 0 && 'not-focus-within:hidden')}>{children}</div>
      {(['success', 'error'] as const).map((tone) => (
        <div
          key={tone}
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
          aria-atomic="false"
          className="flex w-full flex-col items-center"
        >
          {alerts
            .filter((alert) => alert.tone === tone)
            .map(({ id, title, message, action }) => {
              const leave = () => {
                handBack()
                store.dismiss(id)
              }
              return (
                <Message
                  key={id}
                  tone={tone}
                  className={id !== newest && 'not-focus-within:hidden'}
                  dismissLabel={`Dismiss: ${title}`}
                  onDismiss={leave}
                  action={
                    action && (
                      <Button
                        variant="quiet"
                        size="sm"
                        onClick={() => {
                          action.run()
                          leave()
                        }}
                      >
                        {action.label}
                      </Button>
                    )
                  }
                >
                  <span className="font-semibold">{title}</span> {message && <span>{message}</span>}
                  {id === newest && alerts.length > 1 && (
                    <span key={alerts.length}>{` (${alerts.length - 1} more)`}</span>
                  )}
                </Message>
              )
            })}
        </div>
      ))}
    </section>
  )
}
