import { table } from '../docs/table.ts'

/** A measured value and its bound. */
export interface Bound {
  what: string
  measured: string
  bound: string
  met: boolean
}

/** Makes a bound that a value must not exceed. @param say formats the value and the bound, as `ms` does */
export function atMost(what: string, value: number, most: number, say: (value: number) => string): Bound {
  return { what, measured: say(value), bound: `≤ ${say(most)}`, met: value <= most }
}

/** Returns the median; NaN for no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

/** Returns the nearest-rank percentile; NaN for no numbers. @param share above 0, up to 1: 0.95 for the 95th */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN
}

/** Formats milliseconds: "7.4 ms" below ten, "312 ms" above. */
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`

/** Formats a ratio: "1.24". */
export const ratio = (value: number) => value.toFixed(2)

/** Formats a number of bytes as megabytes: "52.1 MB". */
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Formats a share: "1.5 %". */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export function boundsAsMarkdown(bounds: readonly Bound[]): string {
  return table(
    ['bound', 'measured', 'must be', ''],
    bounds.map(({ what, measured, bound, met }) => [what, measured, bound, met ? 'met' : 'MISSED']),
  )
}

/** Formats `docs/bench.md`. @param machine describes the computer that ran the benchmarks */
export function reportAsMarkdown(machine: string, bounds: readonly Bound[]): string {
  const missed = bounds.filter(({ met }) => !met).length
  return `# Speed and memory

Written by \`npm run bench -- --write\`. Measured on: ${machine}.

Times depend on the machine and its load; ratios within one run hardly do. Compare times only between runs on one machine.

${missed === 0 ? `All ${bounds.length} bounds are met.` : `Missed bounds: ${missed} of ${bounds.length}.`}

${boundsAsMarkdown(bounds)}
`
}
