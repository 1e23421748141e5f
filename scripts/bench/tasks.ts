import * as v from 'valibot'

/** An event of a trace by Chromium. `ph: "X"` has a duration in microseconds; `tdur` is the part on the processor. */
const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  pid: v.number(),
  tid: v.number(),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })
type Event = v.InferOutput<typeof eventSchema>

/** Events that run script. They can be nested. */
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

/** A task of the page's main thread, as milliseconds on the processor: other programs don't count. */
export interface Task {
  /** With layout and paint. */
  whole: number
  script: number
}

/**
 * Returns the tasks of the page's main thread, in order.
 * @param trace JSON by Chromium, with the category "devtools.timeline"
 * @throws ValiError if it isn't a trace
 */
export function tasksOf(trace: string): Task[] {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace))
  const lasting = traceEvents.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  const page = busiestThread(lasting.filter(({ name }) => scripts.has(name)))
  const tasks: (Task & { until: number })[] = []
  let scriptUntil = 0
  for (const { name, ts, dur, tdur } of lasting.filter((event) => threadOf(event) === page)) {
    const task = tasks.at(-1)
    if (name === 'RunTask') {
      tasks.push({ whole: tdur / 1000, script: 0, until: ts + dur })
    } else if (scripts.has(name) && ts >= scriptUntil && task && ts < task.until) {
      // Nested script is already counted with its parent.
      task.script += tdur / 1000
      scriptUntil = ts + dur
    }
  }
  return tasks.map(({ whole, script }) => ({ whole, script }))
}

function busiestThread(events: readonly Event[]): string | undefined {
  const threads = [...Map.groupBy(events, threadOf)]
  return threads.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

const threadOf = ({ pid, tid }: Event) => `${pid} ${tid}`
