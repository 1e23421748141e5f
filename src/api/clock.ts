/**
 * How far the backend's clock is ahead of the device's, in milliseconds, from the `Date` header of answers. Relative
 * times add it, so that "3 days ago" is correct even if the device's clock is wrong or the backend's is simulated. It
 * stays 0 without the header, which other origins may not expose.
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

/** Returns `serverNow()` as of the last tick: stable during renders, at most half a minute old with subscribers. */
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

/** Rounds `serverNow()` down to a second, so that subscribing right after a render rarely causes another render. */
function rounded(): number {
  return Math.floor(serverNow() / 1_000) * 1_000
}

function tick(): void {
  bucket = rounded()
  for (const listener of listeners) listener()
}
