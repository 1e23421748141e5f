import { markdown, table } from './figures.ts'

/** Something that must not be exceeded, and what was measured. */
export interface Bound {
  what: string
  measured: string
  /** As in "≤ 16 ms". */
  bound: string
  met: boolean
}

/** Figures that belong together. */
export interface Figures {
  about: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What one part of the benchmarks found. */
export interface Part {
  title: string
  tables: readonly Figures[]
  bounds: readonly Bound[]
}

const boundHeads = ['bound', 'measured', 'must be', ''] as const
const boundRow = ({ what, measured, bound, met }: Bound) => [what, measured, bound, met ? 'met' : 'MISSED']

/** A part for the terminal. */
export function partAsText({ title, tables, bounds }: Part): string {
  const blocks = tables.map(({ about, heads, rows }) => `${about}\n${table(heads, rows)}`)
  const judged = bounds.length > 0 ? [table(boundHeads, bounds.map(boundRow))] : []
  return [`== ${title}`, ...blocks, ...judged].join('\n\n')
}

/**
 * The page that keeps the results.
 * @param machine what it was measured on
 */
export function reportAsMarkdown(machine: string, parts: readonly Part[]): string {
  const bounds = parts.flatMap((part) => part.bounds)
  const missed = bounds.filter(({ met }) => !met).length
  const summary =
    missed === 0 ? `All ${bounds.length} bounds are met.` : `${missed} of ${bounds.length} bounds are missed.`
  const sections = parts.map(({ title, tables }) =>
    [`## ${title}`, ...tables.map(({ about, heads, rows }) => `${about}\n\n${markdown(heads, rows)}`)].join(
      '\n\n',
    ),
  )
  return [
    '# Speed and memory',
    `Written by \`npm run bench -- --write\`. Measured on: ${machine}.`,
    'Times depend on the machine and on what else it does; ratios, taken within one run, hardly do. Compare times only ' +
      'between runs of one machine.',
    '## Bounds',
    summary,
    markdown(boundHeads, bounds.map(boundRow)),
    ...sections,
  ]
    .join('\n\n')
    .concat('\n')
}
