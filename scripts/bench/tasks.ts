import * as v from 'valibot'

// What a page's main thread does, from a trace of Chromium (category "devtools.timeline").

const eventSchema = v.object({
  name: v.string(),
  /** The kind of the event; "X" has a beginning and a duration. */
  ph: v.string(),
  /** When it began, in microseconds. */
  ts: v.number(),
  /** How long it lasted, in microseconds. */
  dur: v.optional(v.number()),
  /** How much of that the thread had the processor, in microseconds. */
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
  'RunMicrotasks',
  'TimerFire',
])

/**
 * The script in each turn of the page's main thread: its time on the processor in milliseconds, so that other programs do
 * not count.
 * @param trace what Chromium wrote: JSON
 * @returns one number for each turn in which script ran, in their order
 * @throws ValiError if it is no trace
 */
export function scriptTurns(trace: string): number[] {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace))
  const lasting = traceEvents.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  const page = mainThread(lasting)
  const onPage = lasting.filter((event) => threadOf(event) === page)
  const outermost: Event[] = []
  for (const event of onPage) {
    const last = outermost.at(-1)
    if (scripts.has(event.name) && (!last || event.ts >= endOf(last))) outermost.push(event)
  }
  return onPage
    .filter(({ name }) => name === 'RunTask')
    .map((turn) =>
      outermost
        .filter(({ ts }) => ts >= turn.ts && ts < endOf(turn))
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    )
    .filter((script) => script > 0)
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
