import type { CallName } from '../mocks/operation.ts'
import { type Check, Failed, NotChecked, NotOffered, type Outcome, type Result } from './check.ts'
import type { Deviation } from './contract.ts'
import type { Stage } from './stage.ts'
import { type Exchange, Unreachable } from './transport.ts'

/** What was seen of the answers of one call. */
export interface Answers {
  succeeded: number
  refused: number
  /** What differs from the contract, and where it was seen first. */
  strict: Map<string, Seen>
  /** What the app cannot read. */
  reading: Map<string, Seen>
  /** Fields that the contract does not name. */
  extra: Set<string>
}

/** A deviation with the exchange that showed it. */
export interface Seen {
  deviation: Deviation
  exchange: Exchange
}

/** Collects what a run sees. */
export class Recorder {
  readonly answers = new Map<CallName, Answers>()
  readonly #look: (exchange: Exchange, json: unknown) => void
  #recent: Exchange[] = []

  /** @param look is shown every answer as it came */
  constructor(look: (exchange: Exchange, json: unknown) => void = () => undefined) {
    this.#look = look
  }

  readonly note = (exchange: Exchange, json: unknown): void => {
    this.#look(exchange, json)
    this.#recent.push(exchange)
    if (this.#recent.length > 5) this.#recent.shift()
    const { call, verdict } = exchange
    const answers = this.answers.get(call) ?? emptyAnswers()
    this.answers.set(call, answers)
    if (exchange.problem === undefined) {
      const succeeded = !verdict || isSuccess(verdict.answer)
      answers[succeeded ? 'succeeded' : 'refused'] += 1
    }
    if (!verdict) return
    for (const extra of verdict.extra) answers.extra.add(extra)
    for (const kind of ['strict', 'reading'] as const) {
      for (const deviation of verdict[kind]) {
        const key = `${deviation.at} ${deviation.message}`
        if (!answers[kind].has(key)) answers[kind].set(key, { deviation, exchange })
      }
    }
  }

  /** The fields that the contract does not name, each with its call. */
  extraFields(): string[] {
    return [...this.answers].flatMap(([call, { extra }]) => [...extra].map((field) => `${call} ${field}`))
  }

  /** The last exchanges since this was asked before. */
  takeRecent(): Exchange[] {
    const recent = this.#recent
    this.#recent = []
    return recent
  }
}

function emptyAnswers(): Answers {
  return { succeeded: 0, refused: 0, strict: new Map(), reading: new Map(), extra: new Set() }
}

function isSuccess(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'success'
}

/** How a run is bounded. */
export interface Limits {
  /** The moment after which no further check begins. */
  deadline: number
  /** Why nothing more can be checked, once that is known. */
  stopped?: string
}

/**
 * Waits for a first answer, whatever it is.
 * @returns a failure if the backend never answers, which ends the run
 */
export async function firstAnswer(stage: Stage, recorder: Recorder, limits: Limits): Promise<Result[]> {
  const run = async () => {
    let answered = false
    // The transport gives up after several calls without an answer.
    while (!answered) answered = (await stage.visitor.send('fetch-settings')).exchange.httpStatus !== null
  }
  const outcome = await outcomeOf({ readsOnly: true, run }, stage, recorder, limits)
  if (outcome.status !== 'failed') return []
  return [{ check: { call: 'fetch-settings', kind: 'access', title: 'answers at all' }, outcome }]
}

/** Runs checks one after the other. */
export async function runChecks(
  checks: readonly Check[],
  stage: Stage,
  recorder: Recorder,
  limits: Limits,
): Promise<Result[]> {
  const results: Result[] = []
  for (const check of checks) {
    recorder.takeRecent()
    results.push({ check, outcome: await outcomeOf(check, stage, recorder, limits) })
    if (limits.stopped === undefined) await stage.tidy().catch((error: unknown) => stop(limits, error))
  }
  return results
}

/** Runs one check. Never rejects. */
export async function outcomeOf(
  check: Pick<Check, 'needs' | 'readsOnly' | 'run'>,
  stage: Stage,
  recorder: Recorder,
  limits: Limits,
): Promise<Outcome> {
  if (limits.stopped === undefined && Date.now() > limits.deadline)
    limits.stopped = 'the minutes of the run are over'
  if (limits.stopped !== undefined) return { status: 'not checked', message: limits.stopped }
  const lacking = stage.lacks([...(check.readsOnly ? [] : ['write' as const]), ...(check.needs ?? [])])
  if (lacking !== undefined) return { status: 'not checked', message: lacking }
  try {
    await check.run(stage)
    return { status: 'passed' }
  } catch (error) {
    if (error instanceof NotChecked) return { status: 'not checked', message: error.message }
    if (error instanceof NotOffered) return { status: 'not offered', message: error.message }
    const evidence = recorder.takeRecent()
    const message = stop(limits, error) ? limits.stopped : failureOf(error, evidence)
    const isUnusable = error instanceof TypeError || evidence.at(-1)?.problem !== undefined
    return { status: 'failed', message: message ?? '', evidence, ...(isUnusable && { unusable: true }) }
  }
}

/** Describes why a check failed. A `TypeError` means that it read a field which an answer lacks. */
function failureOf(error: unknown, evidence: readonly Exchange[]): string {
  if (error instanceof Failed) return error.message
  if (!(error instanceof TypeError)) {
    return `the answers can't be used: ${error instanceof Error ? error.message : String(error)}`
  }
  const lacking = evidence.findLast(({ verdict }) => verdict && verdict.reading.length > 0)
  const [first] = lacking?.verdict?.reading ?? []
  if (!lacking || !first) return 'an earlier answer lacks a field that this check needs'
  return `/api/${lacking.call} lacks what this check needs: ${first.at} ${first.message}`
}

/** Ends the run if the backend does not answer at all. @returns whether it does not */
function stop(limits: Limits, error: unknown): boolean {
  if (error instanceof Unreachable) Object.assign(limits, { stopped: error.message })
  return error instanceof Unreachable
}
