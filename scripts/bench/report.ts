import { table } from '../docs/table.ts'

/** The bound on the cost of a write in the large world, as a multiple of one in the everyday world. */
export const growth = 1.5

/** A measured value and its bound. */
export interface Bound {
  what: string
  measured: string
  bound: string
  met: boolean
}

/** Makes a bound that a value must not exceed. @param say formats the value and the bound: "1.24", or as `ms` does */
export function atMost(
  what: string,
  value: number,
  most: number,
  say = (number: number) => number.toFixed(2),
): Bound {
  return { what, measured: say(value), bound: `≤ ${say(most)}`, met: value <= most }
}

/** Returns the nearest-rank percentile; NaN for no numbers. @param share above 0, up to 1: 0.95 for the 95th */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN
}

/** Returns the median, the lower one of an even number; NaN for no numbers. */
export const median = (numbers: readonly number[]) => percentile(numbers, 0.5)

/** Formats milliseconds: "7.4 ms" below ten, "312 ms" above. */
export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

export function boundsAsMarkdown(bounds: readonly Bound[]): string {
  const rows = bounds.map(({ what, measured, bound, met }) => [what, measured, bound, met ? 'met' : 'MISSED'])
  return table(['bound', 'measured', 'must be', ''], rows)
}
