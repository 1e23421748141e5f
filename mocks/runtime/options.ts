import * as v from 'valibot'
import { type CallName, isCall } from './calls.ts'

/**
 * Ways in which a call can fail (rules 2). All but one keep it from reaching its operation; with `lost-answer` the
 * call takes effect and its answer never arrives.
 */
export type FaultKind = 'network' | 'lost-answer' | 'error-500' | 'error-503' | 'html' | 'cut-off' | 'empty'

/** Makes calls fail. */
export interface Fault {
  /** Which call; `*` is every call. */
  call: CallName | '*'
  kind: FaultKind
  /** How many more calls it hits; null is all of them. */
  times: number | null
}

/** A waiting time in milliseconds, drawn between two bounds; 'endless' never answers. */
export type Latency = { from: number; to: number } | 'endless'

/** How the simulated network behaves. It is no part of the world: other tabs are not affected. */
export interface RuntimeOptions {
  latency: Latency
  /** Calls with a latency of their own. */
  slow: { [K in CallName]?: Latency }
  faults: readonly Fault[]
}

/** A network without delay and without faults. */
export const calmNetwork: RuntimeOptions = { latency: { from: 0, to: 0 }, slow: {}, faults: [] }

const optionsKey = 'fieldwork.simulator.network'

const latencySchema = v.union([v.object({ from: v.number(), to: v.number() }), v.literal('endless')])
const faultSchema = v.object({
  call: v.string(),
  kind: v.picklist(['network', 'lost-answer', 'error-500', 'error-503', 'html', 'cut-off', 'empty']),
  times: v.nullable(v.number()),
})
const storedSchema = v.object({ latency: latencySchema, faults: v.array(faultSchema) })

/** Keeps the network's behaviour for this tab, over reloads. */
export function keepOptions({ latency, faults }: RuntimeOptions): void {
  try {
    sessionStorage.setItem(optionsKey, JSON.stringify({ latency, faults }))
  } catch {
    // A browser that stores nothing forgets this as well.
  }
}

/** The network's behaviour as it was kept for this tab, else a calm one. */
export function restoreOptions(): RuntimeOptions {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(optionsKey) ?? 'null'))
    if (!stored.success) return calmNetwork
    const faults = stored.output.faults.flatMap(({ call, ...fault }) =>
      isTarget(call) ? [{ ...fault, call }] : [],
    )
    return { ...calmNetwork, latency: stored.output.latency, faults }
  } catch {
    return calmNetwork
  }
}

function isTarget(call: string): call is Fault['call'] {
  return call === '*' || isCall(call)
}
