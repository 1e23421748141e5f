import { type Stage, stages } from '../../engine/network/trace.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { faultWords, isFaultKind } from '../network.ts'

export interface Outcome {
  tone: 'good' | 'neutral' | 'bad'
  /** Such as "200", "200 error" or "no answer". */
  status: string
  /** The backend's message, or the injected fault. May be empty. */
  detail: string
}

/** Describes a log entry. A refusal is not a defect: only HTTP 500 and above, and faults, are bad. */
export function outcomeOf({
  httpStatus,
  outcome,
  message,
}: Pick<LogEntry, 'httpStatus' | 'outcome' | 'message'>): Outcome {
  const status = httpStatus === 0 ? 'no answer' : String(httpStatus)
  if (isFaultKind(outcome)) return { tone: 'bad', status, detail: `Fault: ${faultWords[outcome]}` }
  if (outcome === 'success') return { tone: 'good', status, detail: message }
  // Refusals and successes are both HTTP 200.
  const shown = httpStatus === 200 ? `${status} error` : status
  return { tone: httpStatus >= 500 ? 'bad' : 'neutral', status: shown, detail: message }
}

/** Says what a request was answered: "200 error. “You’ve applied already.”". */
export function outcomeWords(entry: Pick<LogEntry, 'httpStatus' | 'outcome' | 'message'>): string {
  const { status, detail } = outcomeOf(entry)
  return detail === '' ? `${status}.` : `${status}. “${detail}”`
}

const sources = { state: 'from the data', example: 'an example', schema: 'made of the schema' }

/** Says what an answer is from that nobody has written: "Not written: an example; changes nothing". */
export function unwrittenWords({ unwritten, sent }: Pick<LogEntry, 'unwritten' | 'sent'>): string {
  if (!unwritten) return ''
  const isChange = unwritten !== 'state' && sent !== undefined && !['GET', 'HEAD'].includes(sent.method)
  return `Not written: ${sources[unwritten]}${isChange ? '; changes nothing' : ''}`
}

/** Returns the number of requests whose answers broke the contract. */
export function violationCount(entries: readonly Pick<LogEntry, 'violations'>[]): number {
  return entries.filter(({ violations }) => violations.length > 0).length
}

const stageWords: Record<Stage, string> = {
  delay: 'delay',
  form: 'reading',
  queue: 'waiting for other calls',
  operation: 'operation',
  store: 'saving',
}

/** Returns the time of each stage, in words. @param steps in milliseconds */
export function stepsInWords(steps: NonNullable<LogEntry['steps']>): string {
  const parts = stages.flatMap((stage) => {
    const took = steps[stage]
    return took === undefined ? [] : `${stageWords[stage]} ${took < 10 ? took.toFixed(1) : Math.round(took)}`
  })
  return `Milliseconds: ${parts.join(', ')}`
}
