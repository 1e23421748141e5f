import { inspect } from 'node:util'
import { known } from '../command-line.ts'
import type { Outcome } from './outcome.ts'

/** The command that runs a check: `npm run check`, `npm test` or `npm run test:deep`. */
export type Speed = 'check' | 'test' | 'deep'

export interface Check {
  /** The name for `--only`. */
  id: string
  title: string
  speed: Speed
  /** The checks that must pass before this one runs. */
  needs?: readonly string[]
  /** Runs while no other check does, because it needs the whole machine or its browser tests are sensitive to load. */
  alone?: boolean
  run: () => Promise<Outcome>
}

export interface Finished {
  check: Check
  outcome: Outcome
  /** In milliseconds. */
  took: number
}

/**
 * Returns the checks named by `only`, or else those of a speed (`test` includes `check`), with the checks they need.
 * @throws Misuse for an unknown name
 */
export function choose(all: readonly Check[], speed: Speed, only: readonly string[]): Check[] {
  const ids = all.map(({ id }) => id)
  for (const id of only) known('check', id, ids)
  const isAsked = (check: Check) =>
    only.length > 0
      ? only.includes(check.id)
      : check.speed === speed || (speed === 'test' && check.speed === 'check')
  const wanted = new Set<Check>()
  const add = (check: Check) => {
    wanted.add(check)
    for (const need of all) if (check.needs?.includes(need.id)) add(need)
  }
  all.filter(isAsked).forEach(add)
  return all.filter((check) => wanted.has(check))
}

/**
 * Runs checks in the order of the list: several at once, then those that run alone.
 * @param onFinish receives each result as soon as its check has ended
 */
export async function runAll(
  checks: readonly Check[],
  atOnce: number,
  onFinish: (finished: Finished) => void,
): Promise<Finished[]> {
  const begun = new Map<string, Promise<Finished>>()
  const perform = async (check: Check): Promise<Finished> => {
    const needed = await Promise.all((check.needs ?? []).flatMap((id) => begun.get(id) ?? []))
    const failed = needed.filter(({ outcome }) => outcome.failed > 0)
    const start = performance.now()
    const outcome =
      failed.length > 0
        ? failure(`Not run because this failed: ${failed.map((each) => each.check.title).join(', ')}.\n`)
        : await check.run().catch((error: unknown) => failure(inspect(error)))
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
  const together = checks.filter((check) => !check.alone)
  await Promise.all(Array.from({ length: atOnce }, () => lane(together)))
  await lane(checks.filter((check) => check.alone))
  return await Promise.all(begun.values())
}

function failure(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output }
}
