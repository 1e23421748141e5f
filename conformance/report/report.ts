import { printable } from '../../scripts/command-line.ts'
import type { Result } from '../check.ts'

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

/** Formats the summary for the console, with the failures first. */
export function summaryOf({ results, findings, extra, notes, seconds }: Report): string {
  const counts = countsOf(results)
  const failed = Map.groupBy(
    results.filter(({ outcome }) => outcome.status === 'failed'),
    ({ check, outcome }) => `${check.title}\n${'message' in outcome ? outcome.message : ''}`,
  )
  // Failures with one cause look the same for many calls.
  const lines = [...failed].map(([what, same]) => {
    const number = same[0]?.check.rule
    const rule = number === undefined ? '' : ` (rule ${number})`
    const calls = same.map((each) => each.check.call).join(', ')
    return `  ✗ ${calls}: ${what.replace('\n', `${rule}\n      `)}`
  })
  const unchecked = new Map<string, number>()
  for (const { outcome } of results) {
    if (outcome.status !== 'not checked') continue
    const reason = outcome.message.replace(/^needs \S+, which isn't built$/, "needs a call that isn't built")
    unchecked.set(reason, (unchecked.get(reason) ?? 0) + 1)
  }
  for (const [reason, number] of unchecked) lines.push(`  – ${number} not checked: ${reason}`)
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length
  lines.push(
    ...[...notes, ...extraNote(extra, 5)].map((note) => `  ${note}`),
    `${results.length} checks in ${seconds} s: ${wordsOf(counts)}.`,
    `Assumptions: ${count('assumed')} as assumed, ${count('otherwise')} otherwise, ${count('neither')} neither, ${count('not checked')} not checked.`,
  )
  return lines.map(printable).join('\n')
}

function wordsOf(counts: Counts): string {
  return Object.entries(counts)
    .filter(([status, number]) => number > 0 || status === 'failed' || status === 'not checked')
    .map(([status, number]) => `${number} ${status}`)
    .join(', ')
}
