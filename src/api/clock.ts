/**
 * The backend's clock, read off the `Date` header of its answers. Times are told relative to it, so that a device
 * with a wrong clock, or a simulator whose clock was moved, says "3 days ago" rightly. Where the header cannot be
 * read (another origin does not expose it), the device's own clock counts.
 */
let skew = 0
let bucket = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Takes note of an answer. Differences below two seconds are the network's, not the clock's. */
export function noteServerTime(response: Response): void {
  const told = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const found = told - Date.now()
  if (Math.abs(found - skew) < 2_000) return
  skew = Math.abs(found) < 2_000 ? 0 : found
  tick()
}

/** The backend's moment, in milliseconds since 1970 UTC. */
export function serverNow(): number {
  return Date.now() + skew
}

/** The backend's moment as of the last tick: a value that renders can rest on, exact to half a minute. */
export function steadyNow(): number {
  bucket ||= rounded()
  return bucket
}

/**
 * Tells when `steadyNow` has changed.
 * @returns a function that ends the subscription
 */
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

/** Whole seconds, so that two readings in one render agree. */
function rounded(): number {
  return Math.floor(serverNow() / 1_000) * 1_000
}

function tick(): void {
  bucket = rounded()
  for (const listener of listeners) listener()
}
