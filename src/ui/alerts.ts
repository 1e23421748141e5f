import { createValue } from './value.ts'

export type AlertTone = 'success' | 'error'

export type AlertAction = { label: string; run: () => void }

export type Alert = {
  id: number
  tone: AlertTone
  title: string
  message: string | undefined
  action: AlertAction | undefined
}

/** How long a success stays, in milliseconds. */
export const stay = 6000

/**
 * Creates a store outside React, so that any code can raise an alert. A success disappears by itself, except while
 * paused; an error stays until dismissed (rules 38). A repeat replaces the first, keeping its action.
 */
export function createAlertStore() {
  const alerts = createValue<readonly Alert[]>([])
  let lastId = 0
  let paused = false
  const clearings = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function start(alert: Alert) {
    if (alert.tone === 'error') return
    timers.set(
      alert.id,
      setTimeout(() => dismiss(alert.id), stay),
    )
  }

  function stopTimers() {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const others = alerts.get().filter((alert) => alert.id !== id)
    if (others.length < alerts.get().length) alerts.set(others)
  }

  function raise(tone: AlertTone, title: string, message?: string, action?: AlertAction): number {
    const twin = alerts
      .get()
      .find((alert) => alert.tone === tone && alert.title === title && alert.message === message)
    if (twin) dismiss(twin.id)
    lastId += 1
    const alert: Alert = { id: lastId, tone, title, message, action: action ?? twin?.action }
    alerts.set([...alerts.get(), alert])
    if (!paused) start(alert)
    return alert.id
  }

  return {
    /** Reports a success. Returns the alert's id. */
    success: (title: string, message?: string) => raise('success', title, message),
    /** Reports a failure. Returns the alert's id. */
    error: (title: string, message?: string, action?: AlertAction) => raise('error', title, message, action),
    dismiss,
    /** Removes all alerts, because the page shows another moment or person. */
    clear: () => {
      stopTimers()
      if (alerts.get().length > 0) alerts.set([])
      for (const listener of clearings) listener()
    },
    /** Calls the listener after `clear`, until the returned function is called. */
    onClear: (listener: () => void) => {
      clearings.add(listener)
      return () => void clearings.delete(listener)
    },
    /** Keeps every alert on screen until `resume`, for the time when the pointer or focus is on one. */
    pause: () => {
      paused = true
      stopTimers()
    },
    /** Starts the full time of every success again. */
    resume: () => {
      if (!paused) return
      paused = false
      for (const alert of alerts.get()) start(alert)
    },
    list: alerts.get,
    subscribe: alerts.subscribe,
  }
}

/** The app's alerts, which `<Toaster />` shows: `alert.success('Apply', 'Your application was sent.')`. */
export const alert = createAlertStore()
