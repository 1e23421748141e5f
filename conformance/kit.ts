import { alternatives, type Assumption } from '../mocks/assumptions.ts'
import type { CallName } from '../mocks/operation.ts'
import { resultsOfAnswers } from './answers.ts'
import { findingsOf, isAbout, reversedBy, runProbes } from './assumptions/findings.ts'
import { corsResults } from './cors.ts'
import { callsNotBuilt, namesOf, type NotBuilt } from './not-built.ts'
import { Observer } from './assumptions/observe.ts'
import { checks as clockChecks } from './checks/clock.ts'
import { fixedChecks } from './checks/index.ts'
import type { Check, Result } from './check.ts'
import { callNames, contractOf } from './contract.ts'
import type { Report } from './report/report.ts'
import { askOracle } from './oracle/oracle.ts'
import { firstAnswer, hasStopped, type Limits, Recorder, runChecks } from './run.ts'
import type { Setup } from './setup.ts'
import { Stage } from './stage.ts'
import { type Target, Transport } from './transport.ts'

/** The time for removing what a run made after its limit, in milliseconds. */
const mostTidying = 30_000

export interface Wanted {
  target: Target
  setup: Setup
  mayWrite: boolean
  /** The tags and calls to check; empty for all. */
  only: readonly string[]
  /** The tags and calls that the backend doesn't have yet. Others are found out. */
  notBuilt?: readonly string[]
  seed: number
  minutes: number
  /** Ends the run when it aborts, after what it made is deleted. */
  interruption?: AbortSignal
  /** The origin of the pages that call the backend; undefined to leave out whether they may. */
  origin?: string
}

/** Runs the checks against a backend. Never rejects because of the backend. */
export async function runKit(wishes: Wanted): Promise<Report> {
  const { target, setup, mayWrite, only, notBuilt = [], seed, minutes, origin, interruption } = wishes
  const started = new Date()
  const observer = new Observer(target.url)
  const recorder = new Recorder((exchange, received) => {
    observer.look(exchange, received)
  })
  const limit = minutes * 60_000
  const until = AbortSignal.any([AbortSignal.timeout(limit), ...(interruption ? [interruption] : [])])
  // Without a listener, it can miss that one of them aborted and was collected.
  until.addEventListener('abort', () => undefined)
  const last = AbortSignal.timeout(limit + Math.min(limit / 2, mostTidying))
  const transport = new Transport({ ...target, accessKey: setup.accessKey, until, last }, recorder.note)
  const stage = new Stage(transport, setup, mayWrite, started.getTime().toString(36))
  const limits: Limits = { until }
  const isWanted = (call: CallName) => only.length === 0 || isNamed(only, call)
  const wanted = fixedChecks.filter(({ call }) => isWanted(call))
  const concerns = (one: Assumption) => callNames.some((call) => isWanted(call) && isAbout(one, call))
  const reached = await firstAnswer(stage, recorder, limits)
  const declared = new Set(callNames.filter((call) => isNamed(notBuilt, call)))
  const built = !hasStopped(limits) ? await callsNotBuilt(transport, declared) : { calls: declared }
  transport.notBuilt = built.calls
  const ofOrigin = hasStopped(limits) || origin === undefined ? [] : await corsResults(transport, origin)
  if (!hasStopped(limits)) reached.push(...ofOrigin)
  const probed = await runProbes(stage, recorder, limits, concerns)
  const run = async (checks: readonly Check[]) => {
    const results = await runChecks(checks, stage, recorder, limits)
    await stage.tidy(true).catch(() => undefined)
    return results
  }
  const movesClock = (check: Check) => clockChecks.includes(check)
  const checked = await run(wanted.filter((check) => !movesClock(check)))
  // Shared data was deleted above, while its owners' sessions were valid. The checks below create it again.
  stage.forgetPeople()
  checked.push(...(await run(wanted.filter(movesClock))))
  await Promise.resolve()
    .then(() => stage.hook('resetClock')())
    .catch(() => undefined)
  const reversed = reversedBy(probed, observer)
  const judged = checked.map((one) => excused(one, reversed))
  const alternative = alternatives.flatMap(({ id }) => (reversed.has(id) ? [id] : []))
  const inAnyOrder = findingsOf(probed, observer, judged).some(
    ({ id, verdict }) => id === 'jobs.order' && verdict === 'otherwise',
  )
  const asked =
    only.length > 0
      ? []
      : await askOracle(stage, recorder, limits, { seed, reversed: alternative, inAnyOrder })
  recorder.findRevealed(transport.secrets)
  const ofAnswers = resultsOfAnswers(recorder, observer.explainedBy(reversed), {
    stopped: limits.stopped,
    notBuilt: built.calls,
  })
  reached.push(...faultsOf(transport, recorder))
  const results = [...reached, ...ofAnswers.filter(({ check }) => isWanted(check.call)), ...judged, ...asked]
  const report = {
    subject: target.url,
    startedAt: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    seed,
    results,
    findings: findingsOf(probed, observer, judged),
    extra: recorder.extraFields(),
    notes: [...notesOf(stage, limits, built), ...transport.pace.notes(), ...callsNote(results)],
  }
  transport.secrets.maskIn(report)
  return report
}

/** Excuses a failed check that relies on a reversed assumption. */
function excused(result: Result, reversed: ReadonlySet<string>): Result {
  const { check, outcome } = result
  if (outcome.status !== 'failed') return result
  const assumption = check.assumes?.find((id) => reversed.has(id) || id === outcome.reverses)
  if (assumption === undefined) return result
  return { ...result, outcome: { ...outcome, status: 'otherwise', assumption } }
}

/** Names the calls that fail now and then. */
function faultsOf({ recovered }: Transport, { answers }: Recorder): Result[] {
  return [...recovered].map(([call, statuses]) => {
    const { succeeded = 0, refused = 0 } = answers.get(call) ?? {}
    const all = succeeded + refused + statuses.length
    const message = `/api/${call} failed ${statuses.length} of ${all} times with HTTP ${[...new Set(statuses)].join(' and ')}, and answered when it was made again`
    const check = { call, kind: 'repeat', title: 'answers every time' } as const
    return { check, outcome: { status: 'failed', message, evidence: [] } }
  })
}

/** Says how many calls the checks that ran depend on. */
function callsNote(results: readonly Result[]): string[] {
  const numbers = results
    .flatMap(({ calls, outcome }) => (calls && outcome.status !== 'not checked' ? [calls.length] : []))
    .toSorted((a, b) => a - b)
  const [median, most] = [numbers[numbers.length >> 1], numbers.at(-1)]
  if (median === undefined || most === undefined) return []
  return [`Calls that a check depends on: ${median} (median), ${most} at most.`]
}

/** Whether a call is one of these calls, or has one of these tags. */
function isNamed(names: readonly string[], call: CallName): boolean {
  return names.includes(call) || names.includes(contractOf(call).tag)
}

function notesOf(
  { signedUp, leftovers }: Stage,
  { stopped }: Limits,
  { calls, problem }: NotBuilt,
): string[] {
  return [
    ...(calls.size === 0 ? [] : [`Not built: ${namesOf(calls).join(', ')}.`]),
    ...(problem === undefined ? [] : [problem]),
    ...(stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
    ...(leftovers.length > 0
      ? [
          `Not deleted (${leftovers.length}), since the backend refused or has no call for it: ${leftovers.join(', ')}.`,
        ]
      : []),
    ...(signedUp.length > 0
      ? [
          `Accounts signed up: ${signedUp.length}. They remain, since no call deletes an account. The first is ${signedUp[0]}.`,
        ]
      : []),
  ]
}
