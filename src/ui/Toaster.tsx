import { useEffect, useRef, useSyncExternalStore } from 'react'
import { alert as appAlerts } from './alerts.ts'
import type { Alert, AlertStore } from './alerts.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { CircleAlert, CircleCheck, X } from './Icon.tsx'

function Toast({
  alert,
  store,
  isPast,
  onGone,
}: {
  alert: Alert
  store: AlertStore
  /** A success that another alert has followed: on a phone it makes room, where it would cover the next step. */
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
        'pointer-events-auto flex w-full gap-3 rounded-md border bg-paper py-3 ps-4 pe-2 text-dense',
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

/**
 * Shows the alerts at the lower left. Two live regions that are there before they speak: successes politely, errors at
 * once; neither takes focus (rules 38). Mount it once, as the last thing of the layout.
 *
 * Not Base UI's: 11.4 kB gzip more on every page, and each message there is a dialog with a tab stop of its own.
 */
export function Toaster({ store = appAlerts }: { store?: AlertStore }) {
  const alerts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const box = useRef<HTMLElement>(null)
  /** Where focus was before it came here, to hand it back when the focused alert goes. */
  const before = useRef<HTMLElement | null>(null)

  useEffect(() => () => store.resume(), [store])
  useEffect(() => {
    // The pointer gets no leave event from an alert that vanished under it.
    if (alerts.length === 0) store.resume()
  }, [alerts, store])

  function handBack() {
    if (box.current?.contains(document.activeElement) && before.current?.isConnected) before.current.focus()
  }

  return (
    <section
      ref={box}
      aria-label="Messages"
      data-toaster=""
      className="pointer-events-none fixed start-4 bottom-[calc(var(--stuck-bottom)+1rem)] z-70 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2 print:hidden"
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
      {(['success', 'error'] as const).map((tone) => (
        <div
          key={tone}
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
          aria-atomic="false"
          className="flex flex-col gap-2"
        >
          {alerts
            .filter((alert) => alert.tone === tone)
            .map((alert) => (
              <Toast
                key={alert.id}
                alert={alert}
                store={store}
                isPast={tone === 'success' && !alert.action && alert !== alerts.at(-1)}
                onGone={handBack}
              />
            ))}
        </div>
      ))}
    </section>
  )
}
