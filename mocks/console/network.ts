import { contract } from '../runtime/contract.gen.ts'
import { isCall } from '../runtime/calls.ts'
import type { Fault, FaultKind, Latency, RuntimeOptions } from '../runtime/options.ts'

/** The waiting times to choose from. */
export const latencies = {
  none: { label: 'None', latency: { from: 0, to: 0 } },
  short: { label: '100–300 ms', latency: { from: 100, to: 300 } },
  long: { label: '1–2 s', latency: { from: 1_000, to: 2_000 } },
  never: { label: 'Never answers', latency: 'endless' },
} as const satisfies Record<string, { label: string; latency: Latency }>

export type LatencyName = keyof typeof latencies

/** The name of a waiting time; undefined for one that is not on the list. */
export function latencyName(latency: Latency): LatencyName | undefined {
  const names: LatencyName[] = ['none', 'short', 'long', 'never']
  return names.find((name) => JSON.stringify(latencies[name].latency) === JSON.stringify(latency))
}

/** What each fault looks like from the app. */
export const faultWords: Record<FaultKind, string> = {
  network: 'Network error',
  'lost-answer': 'Takes effect, answer lost',
  'error-500': 'HTTP 500',
  'error-503': 'HTTP 503',
  html: 'HTTP 502, an HTML page',
  'cut-off': 'Cut-off JSON',
  empty: 'Empty body',
}

/** What a fault hits: every call first, then the contract's calls by name. */
export const faultTargets: readonly Fault['call'][] = [
  '*',
  ...Object.keys(contract).filter(isCall).toSorted(),
]

/** The calls a fault hits, in words. */
export function targetWords(call: Fault['call']): string {
  return call === '*' ? 'Every call' : call
}

/** How often a fault hits, in words; `times` as in `Fault`. */
export function timesWords(times: number | null): string {
  if (times === null) return 'every time'
  return times === 1 ? 'once' : `${times} times`
}

/** The options with one more fault. It replaces one of the same kind on the same calls. */
export function withFault(options: RuntimeOptions, fault: Fault): RuntimeOptions {
  const others = options.faults.filter(({ call, kind }) => call !== fault.call || kind !== fault.kind)
  return { ...options, faults: [...others, fault] }
}

/** The options without a fault. */
export function withoutFault(options: RuntimeOptions, fault: Fault): RuntimeOptions {
  return { ...options, faults: options.faults.filter((other) => other !== fault) }
}

/** Names a fault among the active ones: there is one for each pair of calls and kind. */
export function faultKey({ call, kind }: Fault): string {
  return `${call} ${kind}`
}
