import type { Outcome } from './outcome.ts'

/** When a check runs: before each commit, in `npm test` too, or in `npm run test:deep` only. */
export type Speed = 'check' | 'test' | 'deep'

/** One of the things that the checks ask. */
export interface Check {
  /** What `--only` calls it. */
  id: string
  /** What the report calls it. */
  title: string
  speed: Speed
  /** The checks whose results it works on, which precede it. It is not run where one of them failed. */
  needs?: readonly string[]
  /** Whether it wants the machine for itself, because it uses all of it or because its tests wait for a browser. */
  alone?: boolean
  run: () => Promise<Outcome>
}

/** A check that is over. */
export interface Finished {
  check: Check
  outcome: Outcome
  /** Milliseconds it took. */
  took: number
}

/**
 * The checks of a speed and those they need; the named ones instead, of whichever speed, where some are named.
 * @throws RangeError for a name that is no check's
 */
export function choose(all: readonly Check[], speed: Speed, only: readonly string[]): Check[] {
  const unknown = only.find((id) => !all.some((check) => check.id === id))
  if (unknown !== undefined) {
    const ids = all.map(({ id }) => id).join(', ')
    throw new RangeError(`There is no check "${unknown}"; there are: ${ids}.`)
  }
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
 * Runs checks in the order of the list: some at once, then those that want the machine for themselves one after the
 * other.
 * @param atOnce how many may run at the same time
 * @param onFinish is told of each as soon as it is over
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
        ? failure(`Not run, because this failed: ${failed.map((each) => each.check.title).join(', ')}.\n`)
        : await check.run().catch((error: unknown) => failure(describe(error)))
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

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
