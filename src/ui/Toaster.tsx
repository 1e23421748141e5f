import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { alert as store } from './alerts.ts'
import type { Alert } from './alerts.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { CircleAlert, CircleCheck, X } from './Icon.tsx'
import { useHeld } from './press.ts'

/** Space between the messages and the control that the page scrolls into view, in pixels. */
const gap = 16

function Toast({
  alert,
  isPast,
  onGone,
}: {
  alert: Alert
  /** A success without an action that is no longer the newest alert. A phone hides it to save space. */
  isPast: boolean
  onGone: () => void
}) {
  const bad = alert.tone === 'error'
  const leave = () => {
    onGone()
    store.dismiss(alert.id)
  }
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-96 max-w-full gap-3 rounded-md border bg-paper py-3 ps-4 pe-2 text-dense',
        bad ? 'border-bad-ink' : 'border-ink',
        isPast && 'max-sm:not-focus-within:hidden',
      )}
    >
      {bad ? (
        <CircleAlert className="mt-0.5 text-bad-ink" />
      ) : (
        <CircleCheck className="mt-0.5 text-good-ink" />
      )}
      <div className="min-w-0 grow">
        <p className="font-semibold">{alert.title}</p>
        {alert.message && <p className="wrap-anywhere">{alert.message}</p>}
        {alert.action && (
          <Button
            variant="quiet"
            size="sm"
            className="-ms-3"
            onClick={() => {
              alert.action?.run()
              leave()
            }}
          >
            {alert.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${alert.title}`}
        onClick={leave}
        className="inline-grid size-8 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-raised"
      >
        <X />
      </button>
    </div>
  )
}

function isOver(above: Element, below: Element): boolean {
  const [a, b] = [above.getBoundingClientRect(), below.getBoundingClientRect()]
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
}

/**
 * Shows the alerts below the page's header. They are part of the page's flow, so they cover nothing at the top of the
 * page. Further down, they stick below the header, and the page scrolls if they would cover what has the focus. Of the
 * two permanent live regions, the one for successes is polite and the one for errors assertive. Alerts never take focus
 * (rules 38). Mount it once, between the header and `main`.
 */
export function Toaster({
  children,
}: {
  /** Messages that stay while their cause lasts, shown above the alerts. */
  children?: ReactNode
}) {
  const alerts = useHeld(useSyncExternalStore(store.subscribe, store.list, store.list))
  const box = useRef<HTMLElement>(null)
  /** The element that had focus before an alert did. It gets the focus back when the alert is dismissed. */
  const before = useRef<HTMLElement | null>(null)

  useEffect(() => () => store.resume(), [])
  useEffect(() => {
    // There is no leave event for an alert that disappears under the pointer.
    if (alerts.length === 0) store.resume()
  }, [alerts])
  useLayoutEffect(() => {
    if (alerts.length === 0) return undefined
    const uncover = (hasMoved: boolean) => {
      const focused = document.activeElement
      const messages = box.current
      if (!focused || !messages || messages.contains(focused)) return
      const { top, height } = focused.getBoundingClientRect()
      // The page itself may have the focus. A field may be as large.
      if (height >= window.innerHeight / 2 && !focused.matches('textarea')) return
      if (!isOver(messages, focused)) return
      window.scrollBy({ top: top - messages.getBoundingClientRect().bottom - gap, behavior: 'instant' })
      // Scrolling doesn't move a dialog. An earlier success has been announced, so it can go.
      if (
        !hasMoved ||
        ![...messages.querySelectorAll('[role=status] > *')].some((toast) => isOver(toast, focused))
      )
        return
      for (const { id, tone, action } of alerts) if (tone === 'success' && !action) store.dismiss(id)
    }
    uncover(false)
    // The browser scrolls to the focused element after this event.
    const onFocus = () => requestAnimationFrame(() => uncover(true))
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [alerts])

  function handBack() {
    if (box.current?.contains(document.activeElement) && before.current?.isConnected) before.current.focus()
  }

  return (
    <section
      ref={box}
      aria-label="Messages"
      data-toaster=""
      className="pointer-events-none sticky top-(--stuck-top) z-70 mx-auto flex w-full max-w-page flex-col px-4 sm:px-6 lg:px-8 print:hidden"
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
        const last = alerts.at(-1)
        handBack()
        if (last) store.dismiss(last.id)
      }}
    >
      {children}
      {(['success', 'error'] as const).map((tone) => (
        <div
          key={tone}
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
          aria-atomic="false"
          className="flex flex-col gap-2 not-empty:pt-2"
        >
          {alerts
            .filter((alert) => alert.tone === tone)
            .map((alert) => (
              <Toast
                key={alert.id}
                alert={alert}
                isPast={tone === 'success' && !alert.action && alert !== alerts.at(-1)}
                onGone={handBack}
              />
            ))}
        </div>
      ))}
    </section>
  )
}
