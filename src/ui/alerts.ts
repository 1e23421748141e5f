export type AlertTone = 'success' | 'error'

export type AlertAction = { label: string; run: () => void }

export type Alert = {
  id: number
  tone: AlertTone
  title: string
  message: string | undefined
  action: AlertAction | undefined
}

/** Runs `run` after `ms` milliseconds; the returned function cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void

const withTimeout: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** How long a success stays, in milliseconds; with an action (Undo) it stays longer. */
export const stay = { plain: 6000, withAction: 10_000 }

export type AlertStore = ReturnType<typeof createAlertStore>

/**
 * Alerts, in a store outside React: any code can raise one. A success disappears automatically, except while paused; an
 * error stays until dismissed (rules 38). A repeated alert without an action replaces the first and keeps its action.
 */
export function createAlertStore(schedule: Schedule = withTimeout) {
  let alerts: readonly Alert[] = []
  let lastId = 0
  let paused = false
  const listeners = new Set<() => void>()
  const callOff = new Map<number, () => void>()

  function change(next: readonly Alert[]) {
    alerts = next
    for (const listener of listeners) listener()
  }

  function start(alert: Alert) {
    if (alert.tone === 'error') return
    callOff.get(alert.id)?.()
    callOff.set(
      alert.id,
      schedule(() => dismiss(alert.id), alert.action ? stay.withAction : stay.plain),
    )
  }

  function dismiss(id: number): void {
    callOff.get(id)?.()
    callOff.delete(id)
    if (alerts.some((alert) => alert.id === id)) change(alerts.filter((alert) => alert.id !== id))
  }

  function raise(tone: AlertTone, title: string, message?: string, action?: AlertAction): number {
    const twin = alerts.find(
      (alert) => alert.tone === tone && alert.title === title && alert.message === message,
    )
    if (twin && !action) dismiss(twin.id)
    lastId += 1
    const alert: Alert = { id: lastId, tone, title, message, action: action ?? twin?.action }
    change([...alerts, alert])
    if (!paused) start(alert)
    return alert.id
  }

  return {
    /** Reports a success. Returns the alert's id. */
    success: (title: string, message?: string, action?: AlertAction) =>
      raise('success', title, message, action),
    /** Reports a failure; stays until dismissed. Returns the alert's id. */
    error: (title: string, message?: string, action?: AlertAction) => raise('error', title, message, action),
    dismiss,
    clear: () => {
      for (const off of callOff.values()) off()
      callOff.clear()
      if (alerts.length > 0) change([])
    },
    /** Keeps every alert on screen while the pointer or focus is on one. */
    pause: () => {
      paused = true
      for (const off of callOff.values()) off()
      callOff.clear()
    },
    /** Restarts the full time of every success. */
    resume: () => {
      if (!paused) return
      paused = false
      for (const alert of alerts) start(alert)
    },
    list: () => alerts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The application's alerts: `alert.success('Apply', 'Your application was sent.')`. Shown by `<Toaster />`. */
export const alert: AlertStore = createAlertStore()
