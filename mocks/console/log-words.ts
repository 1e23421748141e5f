import type { FaultKind } from '../runtime/options.ts'
import type { LogEntry } from '../runtime/log.ts'
import { faultWords } from './network.ts'

/** What became of a request, for reading and for its colour. */
export interface Outcome {
  tone: 'good' | 'neutral' | 'bad'
  /** "200", "200 error", "no answer". */
  status: string
  /** What the backend said, or which fault was injected. May be empty. */
  detail: string
}

/** Puts a log entry into words. A refusal is no defect: only HTTP errors from 500 on, and faults, are told as bad. */
export function outcomeOf({
  httpStatus,
  outcome,
  message,
}: Pick<LogEntry, 'httpStatus' | 'outcome' | 'message'>): Outcome {
  const status = httpStatus === 0 ? 'no answer' : String(httpStatus)
  if (isFault(outcome)) return { tone: 'bad', status, detail: `Fault: ${faultWords[outcome]}` }
  if (outcome === 'success') return { tone: 'good', status, detail: message }
  // HTTP does not tell a refusal from a success (rules 2).
  const told = httpStatus === 200 ? `${status} error` : status
  return { tone: httpStatus >= 500 ? 'bad' : 'neutral', status: told, detail: message }
}

function isFault(outcome: string): outcome is FaultKind {
  return Object.hasOwn(faultWords, outcome)
}

/** How many requests broke the contract. */
export function violationCount(entries: readonly Pick<LogEntry, 'violations'>[]): number {
  return entries.filter(({ violations }) => violations.length > 0).length
}
