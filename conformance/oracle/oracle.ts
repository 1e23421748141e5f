import type { OtherwiseId } from '../../mocks/assumptions.ts'
import { Random } from '../../mocks/engine/base/random.ts'
import type { CallName, Runtime } from '../../mocks/operation.ts'
import type { Result } from '../check.ts'
import { NotChecked } from '../failures.ts'
import { hasStopped, outcomeOf, type Limits, type Recorder } from '../run.ts'
import { simulate } from '../simulated.ts'
import { Stage } from '../stage.ts'
import { type Exchange, type Received, Transport } from '../transport.ts'
import { Comparison } from './compare.ts'
import { shrink } from './shrink.ts'
import { changedSince, readers, shownBy } from './looks.ts'
import { actions, beginning, nothingMade, randomSequences, type Side, type Step } from './steps.ts'

const sequences = 6
const steps = 40
/** The maximum number of replays to find a shorter sequence. Each signs up new accounts. */
const replays = 40

interface Difference {
  /** The call whose answer differs, and those of the step before it, which may have changed too much or too little. */
  calls: readonly CallName[]
  message: string
  exchange: Exchange
  /** The number of steps, including the one that shows the difference. */
  length: number
}

/**
 * Runs random sequences of calls against the tested backend and the simulated one, which reverses the same assumptions,
 * and compares their answers.
 */
export async function askOracle(
  stage: Stage,
  recorder: Recorder,
  limits: Limits,
  wanted: { seed: number; reversed: readonly OtherwiseId[]; inAnyOrder?: boolean },
): Promise<Result[]> {
  const calls = new Set<CallName>()
  let found: (Difference & { steps: readonly Step[] }) | undefined
  const run = async () => {
    stage.needs('newAddress', 'code')
    const oracle = await simulate(undefined, 'everyday')
    oracle.runtime.otherwise = new Set(wanted.reversed)
    const own = new Transport(oracle.target, () => undefined)
    // What the tested backend's setup can't do is done on neither side.
    const hooks = Object.entries(oracle.setup).filter(([name]) => Object.hasOwn(stage.setup, name))
    own.notBuilt = stage.transport.notBuilt
    const random = new Random(wanted.seed)
    let replay = 0
    const play = async (sequence: readonly Step[]): Promise<Difference | undefined> => {
      if (hasStopped(limits)) return undefined
      replay += 1
      const word = `o${wanted.seed.toString(36)}${Date.now().toString(36)}r${replay}`
      const sides = [
        await sideOf(new Stage(own, Object.fromEntries(hooks), true, word), word),
        await sideOf(new Stage(stage.transport, stage.setup, stage.mayWrite, word), word),
      ] as const
      try {
        const difference = await compared(sequence, sides, oracle.runtime, calls, wanted.inAnyOrder)
        return hasStopped(limits) ? undefined : difference
      } finally {
        stage.signedUp.push(...sides[1].stage.signedUp)
        for (const { stage: one } of sides) await one.tidy(true).catch(() => undefined)
        stage.leftovers.push(...sides[1].stage.leftovers)
      }
    }
    for (const sequence of randomSequences(random, sequences, steps)) {
      if (found) break
      const difference = await play(sequence)
      if (!difference) continue
      const begun = sequence.slice(0, difference.length)
      found = { ...difference, steps: begun }
      const short = await shrink(begun, difference, play, replays)
      found = { ...short.seen, steps: short.steps }
    }
    if (!found && hasStopped(limits)) throw new NotChecked(limits.stopped)
  }
  const outcome = await outcomeOf({ run }, stage, recorder, limits)
  const title = `answers ${sequences} random sequences like the simulated backend`
  const result = (call: CallName, of: Result['outcome']): Result => ({
    check: { call, kind: 'oracle', title },
    outcome: of,
  })
  if (!found && outcome.status !== 'passed') return [result('me', outcome)]
  if (!found) return [...calls].map((call) => result(call, outcome))
  const listed = found.steps.map(({ by, action }, at) => `${at + 1}. ${by}: ${action}`).join(', ')
  const message = `${found.message}. The shortest sequence found (seed ${wanted.seed}): ${listed}`
  const failed: Result['outcome'] = { status: 'failed', message, evidence: [found.exchange] }
  return found.calls.map((call) => result(call, failed))
}

async function sideOf(stage: Stage, word: string): Promise<Side> {
  const people = {
    recruiter: await stage.newcomer('recruiter', 'recruiter'),
    otherRecruiter: await stage.newcomer('recruiter', 'otherRecruiter'),
    seeker: await stage.newcomer('job_seeker', 'seeker'),
    otherSeeker: await stage.newcomer('job_seeker', 'otherSeeker'),
  }
  return { stage, people, made: nothingMade(), word }
}

/**
 * Plays a sequence on the simulated and the tested backend until their answers differ. After each step of
 * a filled world, everybody looks at what it changed for anybody, and at the end at all that was changed.
 */
async function compared(
  sequence: readonly Step[],
  [oracle, target]: readonly [Side, Side],
  runtime: Runtime,
  calls: Set<CallName>,
  inAnyOrder = false,
): Promise<Difference | undefined> {
  const comparison = Object.assign(new Comparison(target.stage.transport.notBuilt), { inAnyOrder })
  const first = await shownBy(runtime, oracle)
  let shown = first
  /** Makes calls on both sides and returns the first difference. */
  const differs = async (run: (side: Side) => Promise<Received[]>, before: readonly CallName[] = []) => {
    // Both sides end the step at the same call, after which they are still alike.
    const found = await unlessNotBuilt(run(target))
    const wanted = await unlessNotBuilt(run(oracle))
    if (!found || !wanted) return []
    for (const [index, { exchange, ...received }] of found.entries()) {
      const own = wanted[index]
      calls.add(exchange.call)
      const message = own
        ? comparison.differ(own, { exchange, ...received })
        : 'the simulated backend made no such call'
      if (message !== undefined) return { calls: [...new Set([exchange.call, ...before])], message, exchange }
    }
    return found.map(({ exchange }) => exchange.call)
  }
  const looked = async (looks: ReturnType<typeof changedSince>, before?: readonly CallName[]) => {
    for (const look of looks) {
      const seen = await differs(look, before)
      if ('message' in seen) return seen
    }
    shown = await shownBy(runtime, oracle)
    return undefined
  }
  for (const [at, step] of sequence.entries()) {
    const made = await differs((side) => actions[step.action].run(side, side.people[step.by], step))
    if ('message' in made) return { ...made, length: at + 1 }
    if (beginning.includes(step) && beginning.includes(sequence[at + 1] ?? step)) continue
    const changes = changedSince(shown, await shownBy(runtime, oracle), oracle)
    const difference = await looked(
      changes,
      made.filter((call) => !readers.includes(call)),
    )
    if (difference) return { ...difference, length: at + 1 }
  }
  const rest = await looked(changedSince(first, shown, oracle))
  return rest && { ...rest, length: sequence.length }
}

/** Ends a step at a call that the backend doesn't have. */
async function unlessNotBuilt<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step
  } catch (error) {
    if (error instanceof NotChecked) return undefined
    throw error
  }
}
