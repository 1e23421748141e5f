import type { CallName } from './calls.ts'

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
