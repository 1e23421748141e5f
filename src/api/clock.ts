/**
 * The backend's clock, from the `Date` header of its answers. Relative times use it, so that "3 days ago" is correct
 * even if the device's clock is wrong or the backend's is simulated. Without the header (other origins may not expose
 * it), the device's clock is used.
 */
let skew = 0
let bucket = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Updates the clock from an answer. Differences below two seconds are ignored as network delay. */
export function noteServerTime(response: Response): void {
  const header = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(header)) return
  const found = header - Date.now()
  if (Math.abs(found - skew) < 2_000) return
  skew = Math.abs(found) < 2_000 ? 0 : found
  tick()
}

/** Returns the backend's time, in milliseconds since 1970 UTC. */
export function serverNow(): number {
  return Date.now() + skew
}

/** Returns the backend's time at the last tick: stable during renders, accurate to half a minute. */
export function steadyNow(): number {
  bucket ||= rounded()
  return bucket
}

/** Subscribes to changes of `steadyNow`. Returns a function that unsubscribes. */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    bucket = rounded()
    timer = setInterval(tick, 30_000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Returns the time in whole seconds, so that a subscription right after a render rarely causes another render. */
function rounded(): number {
  return Math.floor(serverNow() / 1_000) * 1_000
}

function tick(): void {
  bucket = rounded()
  for (const listener of listeners) listener()
}
