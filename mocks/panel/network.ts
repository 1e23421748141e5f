import type { Fault, FaultKind, Latency } from '../engine/network/network.ts'

export const latencies = {
  none: { label: 'None', latency: { from: 0, to: 0 } },
  short: { label: '100–300 ms', latency: { from: 100, to: 300 } },
  long: { label: '1–2 s', latency: { from: 1_000, to: 2_000 } },
  never: { label: 'Never answers', latency: 'endless' },
} as const satisfies Record<string, { label: string; latency: Latency }>

export type LatencyName = keyof typeof latencies

export const latencyNames: readonly LatencyName[] = ['none', 'short', 'long', 'never']

/** Returns the name of a latency; undefined if it is not one of `latencies`. */
export function latencyName(latency: Latency): LatencyName | undefined {
  return latencyNames.find((name) => JSON.stringify(latencies[name].latency) === JSON.stringify(latency))
}

/** What the app receives for each kind of fault, in words. */
export const faultWords: Record<FaultKind, string> = {
  network: 'Network error',
  'lost-answer': 'Request succeeds, response lost',
  'error-500': 'HTTP 500',
  'error-503': 'HTTP 503',
  'not-built': 'HTTP 404, as if the call didn’t exist',
  html: 'HTTP 502 with an HTML page',
  'cut-off': 'Cut-off JSON',
  empty: 'Empty body',
}

export const faultKinds = Object.keys(faultWords).filter(isFaultKind)

/** Whether the outcome of a request is an injected fault. */
export function isFaultKind(outcome: string): outcome is FaultKind {
  return Object.hasOwn(faultWords, outcome)
}

/** What a fault applies to, in words. */
export function targetWords(call: Fault['call']): string {
  return call === '*' ? 'Every call' : call
}

/** How often a fault applies, in words; `times` as in `Fault`. */
export function timesWords(times: number | null): string {
  if (times === null) return 'every time'
  return times === 1 ? 'once' : `${times} times`
}
