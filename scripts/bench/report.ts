import { table } from '../docs/table.ts'

/** What one part of the benchmarks found. */
export interface Part {
  title: string
  tables: readonly { about: string; heads: readonly string[]; rows: readonly (readonly string[])[] }[]
  bounds: readonly Bound[]
}

/** What was measured beside what it has to be. */
export interface Bound {
  what: string
  measured: string
  bound: string
  met: boolean
}

/** A value that must not exceed another. @param say as which it is shown, as in `ms` */
export function atMost(what: string, value: number, most: number, say: (value: number) => string): Bound {
  return { what, measured: say(value), bound: `≤ ${say(most)}`, met: value <= most }
}

/** The middle one of some numbers; of an even count the mean of the middle two. NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

/**
 * The number that a share of some numbers does not exceed (the nearest one, never one in between). NaN of none.
 * @param share above 0, up to 1: 0.95 for the 95th percentile
 */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN
}

/** One property of each. */
export function column<K extends string>(rows: readonly Record<K, number>[], key: K): number[] {
  return rows.map((row) => row[key])
}

/** Milliseconds: "7.4 ms" below ten, "312 ms" above. */
export function ms(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)} ms`
}

/** "1.24". */
export function ratio(value: number): string {
  return value.toFixed(2)
}

/** Bytes in millions: "52.1 MB". */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A part in Markdown, for the terminal and for the page; its bounds only where they are asked for. */
export function partAsMarkdown({ title, tables, bounds }: Part, withBounds: boolean): string {
  const blocks = tables.map(({ about, heads, rows }) => `${about}\n\n${table(heads, rows)}`)
  return [
    `## ${title}`,
    ...blocks,
    ...(withBounds && bounds.length > 0 ? [boundsAsMarkdown(bounds)] : []),
  ].join('\n\n')
}

function boundsAsMarkdown(bounds: readonly Bound[]): string {
  return table(
    ['bound', 'measured', 'must be', ''],
    bounds.map(({ what, measured, bound, met }) => [what, measured, bound, met ? 'met' : 'MISSED']),
  )
}

/** The page that keeps the results. @param machine what it was measured on */
export function reportAsMarkdown(machine: string, parts: readonly Part[]): string {
  const bounds = parts.flatMap((part) => part.bounds)
  const missed = bounds.filter(({ met }) => !met).length
  return [
    '# Speed and memory',
    `Written by \`npm run bench -- --write\`. Measured on: ${machine}.`,
    'Times depend on the machine and on what else it does. Ratios, taken within one run, hardly do. Compare times only ' +
      'between runs of one machine.',
    '## Bounds',
    missed === 0
      ? `All ${bounds.length} bounds are met.`
      : `${missed} of ${bounds.length} bounds are missed.`,
    boundsAsMarkdown(bounds),
    ...parts.map((part) => partAsMarkdown(part, false)),
  ]
    .join('\n\n')
    .concat('\n')
}
