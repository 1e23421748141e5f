import * as v from 'valibot'

// What a page's main thread does, from a trace of Chromium (category "devtools.timeline").

/** `ph: "X"` has a beginning and a duration, in microseconds; `tdur` is how much of that it had the processor. */
const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  ts: v.number(),
  dur: v.optional(v.number()),
  tdur: v.optional(v.number()),
  pid: v.number(),
  tid: v.number(),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })
type Event = v.InferOutput<typeof eventSchema>

/** What runs script. Some lie inside each other. */
const scripts: ReadonlySet<string> = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
  'RunMicrotasks',
  'TimerFire',
])

/** One turn of a page's main thread: times on the processor in milliseconds, so that other programs do not count. */
export interface Turn {
  /** Laying out and painting included. */
  whole: number
  /** The part of it in which script ran. */
  script: number
}

/**
 * The turns of the page's main thread, in their order.
 * @param trace what Chromium wrote: JSON
 * @throws ValiError if it is no trace
 */
export function turnsOf(trace: string): Turn[] {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace))
  const lasting = traceEvents.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  const page = mainThread(lasting)
  const turns: (Turn & { until: number })[] = []
  let scriptUntil = 0
  for (const event of lasting) {
    if (threadOf(event) !== page) continue
    if (event.name === 'RunTask') {
      turns.push({ whole: (event.tdur ?? 0) / 1000, script: 0, until: endOf(event) })
      continue
    }
    const turn = turns.at(-1)
    // Script inside other script is counted with it.
    if (!scripts.has(event.name) || event.ts < scriptUntil || !turn || event.ts >= turn.until) continue
    turn.script += (event.tdur ?? 0) / 1000
    scriptUntil = endOf(event)
  }
  return turns.map(({ whole, script }) => ({ whole, script }))
}

/** The thread of the page: of those that run script, the one that runs most of it. */
function mainThread(events: readonly Event[]): string | undefined {
  const counts = new Map<string, number>()
  for (const event of events) {
    if (scripts.has(event.name)) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

function threadOf({ pid, tid }: Event): string {
  return `${pid} ${tid}`
}

function endOf({ ts, dur = 0 }: Event): number {
  return ts + dur
}
