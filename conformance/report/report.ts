import { printable } from '../../scripts/command-line.ts'
import type { Result } from '../check.ts'
import { causesOf } from './causes.ts'

/** What a run found out about one assumption. */
export interface Finding {
  id: string
  verdict: 'assumed' | 'otherwise' | 'neither' | 'not checked'
  assumes: string
  otherwise?: string | undefined
  effect: string
  /** What was observed, or why the assumption was not checked. */
  evidence: string
}

export interface Report {
  /** The URL of the backend, or the name of the recording. */
  subject: string
  startedAt: string
  seconds: number
  seed: number
  results: readonly Result[]
  findings: readonly Finding[]
  /** Fields that the contract doesn't name, each with its call. */
  extra: readonly string[]
  /** Other remarks, such as why the run ended early or how many accounts remain. */
  notes: readonly string[]
}

export type Counts = Readonly<Record<Result['outcome']['status'], number>>

/** Counts results by status. */
export function countsOf(results: readonly Result[]): Counts {
  const counts = { passed: 0, failed: 0, otherwise: 0, 'not checked': 0, 'not offered': 0 }
  for (const { outcome } of results) counts[outcome.status] += 1
  return counts
}

/** Returns a note that lists fields which the contract doesn't name. @param most the maximum number to list */
export function extraNote(extra: readonly string[], most = extra.length): string[] {
  if (extra.length === 0) return []
  const more = extra.length > most ? ` and ${extra.length - most} more` : ''
  return [`Fields that the contract doesn't name (not a failure): ${extra.slice(0, most).join(', ')}${more}.`]
}

/** The maximum number of lines of the summary. The program prints three more. */
const mostLines = 37
/** The maximum length of a line, in characters. The page shows the rest. */
const longest = 300
/** The maximum number of reasons for not checking that the summary lists. */
const mostReasons = 6

/** Formats the summary for the console: what to do next, then the causes of failures, in order. */
export function summaryOf({ results, findings, extra, notes, seconds }: Report): string {
  const causes = causesOf(results)
  const unchecked = new Map<string, number>()
  for (const { outcome } of results) {
    if (outcome.status !== 'not checked') continue
    const reason = outcome.message.replace(/^needs \S+, which isn't built$/, "needs a call that isn't built")
    unchecked.set(reason, (unchecked.get(reason) ?? 0) + 1)
  }
  const reasons = [...unchecked].toSorted(([, a], [, b]) => b - a)
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length
  const rest = [
    ...reasons.slice(0, mostReasons).map(([reason, number]) => `  – ${number} not checked: ${reason}`),
    ...(reasons.length > mostReasons ? [`  – and for ${reasons.length - mostReasons} more reasons`] : []),
    ...[...notes, ...extraNote(extra, 5)].map((note) => `  ${note}`),
    `${results.length} checks in ${seconds} s: ${wordsOf(countsOf(results))}.`,
    `Assumptions: ${count('assumed')} as assumed, ${count('otherwise')} otherwise, ${count('neither')} neither, ${count('not checked')} not checked.`,
  ]
  const room = mostLines - rest.length - 2
  const lines = causes.slice(0, room).map(({ title }, at) => `  ✗ ${at + 1}. ${title}`)
  if (causes.length > room) lines.push(`  ✗ and ${causes.length - room} more causes, in the report`)
  const next = causes[0] ? [`Do this next: ${causes[0].fix}`] : []
  return [...next, ...lines, ...rest].map((line) => printable(shortened(line))).join('\n')
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

function wordsOf(counts: Counts): string {
  return Object.entries(counts)
    .filter(([status, number]) => number > 0 || status === 'failed' || status === 'not checked')
    .map(([status, number]) => `${number} ${status}`)
    .join(', ')
}
