import { inspect } from 'node:util'
import { known } from '../command-line.ts'
import type { Outcome } from './outcome.ts'

/** The shortest command that runs a check: `npm run check`, `npm test` or `npm run test:deep`. */
export type Depth = 'check' | 'test' | 'deep'
const depths: readonly Depth[] = ['check', 'test', 'deep']

/** A part of a run on several machines. */
export interface Shard {
  /** 1 to `of`. */
  part: number
  of: number
}

/** What a check needs to know about its run. */
export interface How {
  /** Whether everything runs, rather than what `npm test` runs. */
  isDeep: boolean
  shard: Shard
  /** The commit since which a change is tested: unit tests run only if it can break them. */
  since?: string
  /** The files of unit tests to run; by default, those that `since` can break. */
  unit?: readonly string[] | undefined
  /** The files of stories and of core end-to-end tests to run; all by default. */
  stories?: readonly string[] | undefined
  e2e?: readonly string[] | undefined
}

export interface Check {
  /** The name for `--only`. */
  id: string
  title: string
  depth: Depth
  /** The checks that must pass before this one runs. */
  needs?: readonly string[]
  /** Concerns the project as a whole, so `--changed` leaves it to `npm test`. */
  isWhole?: boolean
  /** Each shard runs a part of its tests. Other checks run in one shard. */
  splits?: boolean
  run: (how: How) => Outcome | Promise<Outcome>
}

export interface Finished {
  check: Check
  outcome: Outcome
  /** In milliseconds. */
  took: number
}

/**
 * Returns the checks of a depth and those below, or else those that `only` names, with the checks they need.
 * @param only ids of checks, or a depth for exactly its checks
 * @throws Misuse for an unknown name
 */
export function choose(
  all: readonly Check[],
  depth: Depth,
  only: readonly string[] = [],
  shard: Shard = { part: 1, of: 1 },
): Check[] {
  for (const name of only) known('check', name, [...all.map(({ id }) => id), ...depths])
  const isAsked = (check: Check) =>
    only.length > 0
      ? only.includes(check.id) || only.includes(check.depth)
      : depths.indexOf(check.depth) <= depths.indexOf(depth)
  const asked = all.filter(isAsked)
  const whole = asked.filter(({ splits }) => !splits)
  const wanted = new Set<Check>()
  const add = (check: Check) => {
    wanted.add(check)
    for (const need of all) if (check.needs?.includes(need.id)) add(need)
  }
  asked.filter((check) => check.splits || whole.indexOf(check) % shard.of === shard.part - 1).forEach(add)
  return all.filter((check) => wanted.has(check))
}

/**
 * Runs checks in the order of the list, several at once.
 * @param onFinish receives each result as soon as its check has ended
 */
export async function runAll(
  checks: readonly Check[],
  atOnce: number,
  how: How,
  onFinish: (finished: Finished) => void,
): Promise<Finished[]> {
  const begun = new Map<string, Promise<Finished>>()
  const attempt = async (check: Check) => await check.run(how)
  const perform = async (check: Check): Promise<Finished> => {
    const needed = await Promise.all((check.needs ?? []).flatMap((id) => begun.get(id) ?? []))
    const failed = needed.filter(({ outcome }) => outcome.failed > 0)
    const start = performance.now()
    const outcome =
      failed.length > 0
        ? failure(`Not run because this failed: ${failed.map((each) => each.check.title).join(', ')}.\n`)
        : await attempt(check).catch((error: unknown) => failure(inspect(error)))
    const finished = { check, outcome, took: performance.now() - start }
    onFinish(finished)
    return finished
  }
  const lane = async (queue: Check[]) => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const finished = perform(check)
      begun.set(check.id, finished)
      await finished
    }
  }
  const queue = [...checks]
  await Promise.all(Array.from({ length: atOnce }, () => lane(queue)))
  return await Promise.all(begun.values())
}

function failure(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output }
}
