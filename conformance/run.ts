import type { CallName } from '../mocks/operation.ts'
import type { Check, Outcome, Result } from './check.ts'
import { Failed, NotChecked, NotOffered } from './failures.ts'
import { type Deviation, hasSucceeded } from './contract.ts'
import type { Secrets } from '../mocks/engine/base/secrets.ts'
import type { Stage } from './stage.ts'
import { type Exchange, type Note, Unreachable } from './transport.ts'

export interface Answers {
  succeeded: number
  refused: number
  /** The deviations from the contract, each with the first exchange that showed it. */
  strict: Map<string, Seen>
  /** What the app can't read, each with the first exchange that showed it. */
  reading: Map<string, Seen>
  /** What nobody may see, or not in this answer, each with the first exchange that showed it. */
  revealed: Map<string, Seen>
  extra: Set<string>
}

export interface Seen {
  deviation: Deviation
  /** The first one that showed it. */
  exchange: Exchange
  count: number
}

/** The maximum number of characters that are compared with the secrets of a run. */
const mostText = 20_000_000
/** The maximum number of fields, and of deviations of one kind, that are kept of a call. */
const mostKinds = 200

/** Collects the answers of a run. */
export class Recorder {
  readonly answers = new Map<CallName, Answers>()
  readonly #look: Note
  readonly #texts = new Map<string, { at: string; exchange: Exchange }>()
  #textLength = 0
  #recent: Exchange[] = []

  /** @param look receives every answer */
  constructor(look: Note = () => undefined) {
    this.#look = look
  }

  readonly note: Note = (exchange, received) => {
    this.#look(exchange, received)
    this.#recent.push(exchange)
    if (this.#recent.length > 5) this.#recent.shift()
    const { call, verdict } = exchange
    const answers = this.answers.get(call) ?? emptyAnswers()
    this.answers.set(call, answers)
    if (exchange.problem === undefined) {
      const succeeded = !verdict || hasSucceeded(received.envelope)
      answers[succeeded ? 'succeeded' : 'refused'] += 1
    }
    if (!verdict) return
    for (const extra of verdict.extra) if (answers.extra.size < mostKinds) answers.extra.add(extra)
    for (const kind of ['strict', 'reading', 'revealed'] as const) {
      for (const deviation of verdict[kind]) noted(answers[kind], deviation, exchange)
    }
    for (const { at, text } of received.texts ?? []) {
      if (this.#textLength + text.length > mostText || this.#texts.has(text)) continue
      this.#texts.set(text, { at, exchange })
      this.#textLength += text.length
    }
  }

  /** Judges the texts of all answers by the secrets of the run, some of which are known only at its end. */
  findRevealed(secrets: Secrets): void {
    for (const [text, { at, exchange }] of this.#texts) {
      const { revealed } = this.answers.get(exchange.call) ?? emptyAnswers()
      const deviation = { at, message: 'reveals a token, code or password of this run', found: '' }
      if (secrets.isRevealedBy(text)) noted(revealed, deviation, exchange)
    }
  }

  /** Lists the fields that the contract doesn't name and that reveal nothing, each with its call. */
  extraFields(): string[] {
    return [...this.answers].flatMap(([call, { extra, revealed }]) => {
      const failed = [...revealed.values()].map(({ deviation }) => `${deviation.at}/`)
      return [...extra]
        .filter((field) => !failed.some((at) => at.startsWith(`${field}/`)))
        .map((field) => `${call} ${field}`)
    })
  }

  /** Returns the exchanges since the previous call of this method, at most the latest five. */
  takeRecent(): Exchange[] {
    const recent = this.#recent
    this.#recent = []
    return recent
  }
}

function emptyAnswers(): Answers {
  const maps = {
    strict: new Map<string, Seen>(),
    reading: new Map<string, Seen>(),
    revealed: new Map<string, Seen>(),
  }
  return { succeeded: 0, refused: 0, ...maps, extra: new Set() }
}

function noted(map: Map<string, Seen>, deviation: Deviation, exchange: Exchange): void {
  const key = `${deviation.at} ${deviation.message}`
  const seen = map.get(key)
  if (seen || map.size < mostKinds)
    map.set(key, seen ? { ...seen, count: seen.count + 1 } : { deviation, exchange, count: 1 })
}

export interface Limits {
  /** Ends the run when it aborts, after the time limit or when somebody interrupts it. */
  until?: AbortSignal
  /** Why the run ended early, if it did. */
  stopped?: string
}

/** Whether the run has ended, for which `stopped` has the reason. */
export function hasStopped(limits: Limits): limits is Limits & { stopped: string } {
  const reason: unknown = limits.until?.reason
  const isTime = reason instanceof Error && reason.name === 'TimeoutError'
  if (limits.until?.aborted === true)
    limits.stopped ??= isTime ? 'the time limit of the run was reached' : 'it was interrupted'
  return limits.stopped !== undefined
}

/** Waits for any answer. Returns a failure if the backend never answers, which ends the run. */
export async function firstAnswer(stage: Stage, recorder: Recorder, limits: Limits): Promise<Result[]> {
  const run = async () => {
    let answered = false
    // The transport throws after several calls without an answer.
    while (!answered) answered = (await stage.visitor.send('fetch-settings')).exchange.httpStatus !== null
  }
  const outcome = await outcomeOf({ readsOnly: true, run }, stage, recorder, limits)
  if (outcome.status !== 'failed') return []
  return [{ check: { call: 'fetch-settings', kind: 'access', title: 'answers at all' }, outcome }]
}

/** Runs checks one after the other, and cleans up after each. */
export async function runChecks(
  checks: readonly Check[],
  stage: Stage,
  recorder: Recorder,
  limits: Limits,
): Promise<Result[]> {
  const results: Result[] = []
  for (const check of checks) {
    recorder.takeRecent()
    stage.transport.used = new Set()
    const outcome = await outcomeOf(check, stage, recorder, limits)
    const calls = [...stage.transport.used]
    const call = outcome.status === 'failed' ? outcome.call : undefined
    results.push({ check: { ...check, ...(call && { call }) }, outcome, calls })
    if (limits.stopped === undefined) await stage.tidy().catch((error: unknown) => stop(limits, error))
  }
  return results
}

/** Runs one check. Never rejects. */
export async function outcomeOf(
  check: Pick<Check, 'readsOnly' | 'run'>,
  stage: Stage,
  recorder: Recorder,
  limits: Limits,
): Promise<Outcome> {
  if (hasStopped(limits)) return { status: 'not checked', message: limits.stopped }
  try {
    if (!check.readsOnly) stage.needWrite()
    await check.run(stage)
    return { status: 'passed' }
  } catch (error) {
    if (hasStopped(limits)) return { status: 'not checked', message: limits.stopped }
    const shown = ({ message }: Error) => stage.transport.shown(message)
    if (error instanceof NotChecked) return { status: 'not checked', message: shown(error) }
    if (error instanceof NotOffered) return { status: 'not offered', message: shown(error) }
    const evidence = recorder.takeRecent()
    const { message: whole, call } = stop(limits, error)
      ? { message: limits.stopped ?? '', call: undefined }
      : failureOf(error, evidence)
    const message = stage.transport.shown(whole)
    const isUnusable = error instanceof TypeError || evidence.at(-1)?.problem !== undefined
    const reverses = error instanceof Failed ? error.reverses : undefined
    const failed: Outcome = { status: 'failed', message, evidence, call }
    return { ...failed, ...(isUnusable && { unusable: true }), ...(reverses && { reverses }) }
  }
}

/** Describes why a check failed. A `TypeError` means that the check read a field that an answer lacks. */
function failureOf(
  error: unknown,
  evidence: readonly Exchange[],
): { message: string; call?: CallName | undefined } {
  if (error instanceof Failed) return error
  if (!(error instanceof TypeError)) {
    return { message: `the answers can't be used: ${error instanceof Error ? error.message : String(error)}` }
  }
  const lacking = evidence.findLast(({ verdict }) => verdict && verdict.reading.length > 0)
  const [first] = lacking?.verdict?.reading ?? []
  if (!lacking || !first) return { message: 'an earlier answer lacks a field that this check needs' }
  const { call } = lacking
  return { message: `/api/${call} lacks what this check needs: ${first.at} ${first.message}`, call }
}

/** Ends the run if the error says that the backend doesn't answer. Returns whether the run ends. */
function stop(limits: Limits, error: unknown): boolean {
  if (error instanceof Unreachable) Object.assign(limits, { stopped: error.message })
  return error instanceof Unreachable
}
