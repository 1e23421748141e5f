import * as v from 'valibot'

/** An event of a Chromium trace. `ph: "X"` has a duration; `tdur` is its time on the processor, in microseconds. */
const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  tdur: v.optional(v.number(), 0),
  pid: v.number(),
  tid: v.number(),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })
type Event = v.InferOutput<typeof eventSchema>

/**
 * Returns how long each task of the page's main thread (script, layout, paint) ran on the processor, in milliseconds,
 * without the time of other programs.
 * @param trace a Chromium trace as JSON, with the categories "devtools.timeline" and "toplevel"
 * @throws ValiError if it isn't a trace
 */
export function tasksOf(trace: string): number[] {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace))
  const lasting = traceEvents.filter(({ ph }) => ph === 'X')
  // The page's main thread is the thread with the most function calls.
  const calls = lasting.filter(({ name }) => name === 'FunctionCall')
  const threads = [...Map.groupBy(calls, threadOf)].toSorted(([, a], [, b]) => b.length - a.length)
  const main = threads[0]?.[0]
  return lasting
    .filter((event) => event.name === 'RunTask' && threadOf(event) === main)
    .map(({ tdur }) => tdur / 1000)
}

const threadOf = ({ pid, tid }: Event) => `${pid} ${tid}`
