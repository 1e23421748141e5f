import type { OtherwiseId } from '../../mocks/assumptions.ts'
import { Random } from '../../mocks/engine/base/random.ts'
import type { CallName } from '../../mocks/operation.ts'
import type { Result } from '../check.ts'
import { NotChecked } from '../failures.ts'
import { hasStopped, outcomeOf, type Limits, type Recorder } from '../run.ts'
import { simulate } from '../simulated.ts'
import { Stage } from '../stage.ts'
import { type Exchange, Transport } from '../transport.ts'
import { Comparison } from './compare.ts'
import { shrink } from './shrink.ts'
import { actionNames, actions, actors, nothingMade, type Side, type Step } from './steps.ts'

const sequences = 6
const steps = 30
/** The maximum number of replays to find a shorter sequence. Each signs up new accounts. */
const replays = 20

interface Difference {
  call: CallName
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
    own.notBuilt = stage.transport.notBuilt
    const random = new Random(wanted.seed)
    let replay = 0
    const play = async (sequence: readonly Step[]): Promise<Difference | undefined> => {
      if (hasStopped(limits)) return undefined
      replay += 1
      const word = `o${wanted.seed.toString(36)}${Date.now().toString(36)}r${replay}`
      const sides = [
        await sideOf(new Stage(own, oracle.setup, true, word), word),
        await sideOf(new Stage(stage.transport, stage.setup, stage.mayWrite, word), word),
      ] as const
      try {
        const difference = await compared(sequence, sides, calls, wanted.inAnyOrder)
        return hasStopped(limits) ? undefined : difference
      } finally {
        stage.signedUp.push(...sides[1].stage.signedUp)
        for (const { stage: one } of sides) await one.tidy(true).catch(() => undefined)
        stage.leftovers.push(...sides[1].stage.leftovers)
      }
    }
    for (let number = 0; number < sequences && !found; number += 1) {
      const sequence = Array.from({ length: steps }, () => randomStep(random))
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
  return [result(found.call, { status: 'failed', message, evidence: [found.exchange] })]
}

async function sideOf(stage: Stage, word: string): Promise<Side> {
  const [recruiter, seeker, otherSeeker] = [
    await stage.newcomer('recruiter', 'recruiter'),
    await stage.newcomer('job_seeker', 'seeker'),
    await stage.newcomer('job_seeker', 'otherSeeker'),
  ]
  return { stage, people: { recruiter, seeker, otherSeeker }, made: nothingMade(), word }
}

/** Plays a sequence on the simulated and the tested backend until their answers differ. */
async function compared(
  sequence: readonly Step[],
  [oracle, target]: readonly [Side, Side],
  calls: Set<CallName>,
  inAnyOrder = false,
): Promise<Difference | undefined> {
  const comparison = Object.assign(new Comparison(), { inAnyOrder })
  try {
    for (const [at, step] of sequence.entries()) {
      const { run } = actions[step.action]
      // Both sides end the step at the same call, after which they are still alike.
      const found = await unlessNotBuilt(run(target, target.people[step.by], step))
      const wanted = await unlessNotBuilt(run(oracle, oracle.people[step.by], step))
      if (!found || !wanted) continue
      for (const [index, received] of found.entries()) {
        const { exchange } = received
        calls.add(exchange.call)
        const own = wanted[index]
        const difference = own ? comparison.differ(own, received) : 'the simulated backend made no such call'
        if (difference === undefined) continue
        return { call: exchange.call, message: difference, exchange, length: at + 1 }
      }
    }
    return undefined
  } finally {
    // The jobs would otherwise remain in the backend's lists.
    for (const id of target.made.jobs) await target.people.recruiter.send('jobs/delete', { id })
  }
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

function randomStep(random: Random): Step {
  const action = random.pick(actionNames) ?? 'post a job'
  const by = random.pick(actions[action].by) ?? actors[0]
  return { action, by, pick: random.integer(0, 11), choice: random.integer(0, 23) }
}
