import type { Outcome } from './outcome.ts'

/** One of the things that `npm test` asks. */
export interface Check {
  /** What `--only` calls it. */
  id: string
  /** What the report calls it. */
  title: string
  /** The checks whose results it works on; it is not run where one of them failed. */
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
 * The named checks and those they need, in the order of the whole list; every check where none is named.
 *
 * @throws RangeError for a name that is no check's
 */
export function choose(all: readonly Check[], only: readonly string[]): Check[] {
  if (only.length === 0) return [...all]
  const wanted = new Set<string>()
  const add = (id: string) => {
    const check = all.find((each) => each.id === id)
    if (check === undefined) {
      throw new RangeError(`There is no check "${id}"; there are: ${all.map((each) => each.id).join(', ')}.`)
    }
    wanted.add(id)
    check.needs?.forEach(add)
  }
  only.forEach(add)
  return all.filter(({ id }) => wanted.has(id))
}

/**
 * Runs checks in the order of the list as far as their needs allow: some at once, then those that want the machine
 * for themselves one after the other.
 *
 * @param atOnce how many may run at the same time
 * @param onFinish is told of each as soon as it is over
 */
export async function runAll(
  checks: readonly Check[],
  atOnce: number,
  onFinish: (finished: Finished) => void,
): Promise<Finished[]> {
  const finished: Finished[] = []
  const waiting = checks.filter((check) => !check.alone)
  const chosen = new Set(checks.map(({ id }) => id))

  const isReady = (check: Check) =>
    (check.needs ?? []).every((id) => !chosen.has(id) || finished.some((each) => each.check.id === id))

  const perform = async (check: Check) => {
    const start = performance.now()
    const missing = finished.filter(
      ({ check: { id }, outcome }) => check.needs?.includes(id) && outcome.failed > 0,
    )
    const outcome = missing.length > 0 ? notRun(missing) : await check.run().catch(broken)
    const done = { check, outcome, took: performance.now() - start }
    finished.push(done)
    onFinish(done)
  }

  const lane = async () => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(isReady)
      if (index < 0) {
        await nextFinish()
        continue
      }
      const [check] = waiting.splice(index, 1)
      if (check !== undefined) {
        await perform(check)
        wake()
      }
    }
  }
  let sleepers: (() => void)[] = []
  const nextFinish = () => new Promise<void>((resolve) => sleepers.push(resolve))
  const wake = () => {
    const woken = sleepers
    sleepers = []
    for (const resolve of woken) resolve()
  }

  await Promise.all(Array.from({ length: atOnce }, lane))
  for (const check of checks) if (check.alone) await perform(check)
  return finished
}

function notRun(missing: readonly Finished[]): Outcome {
  const names = missing.map(({ check }) => check.title).join(', ')
  return { passed: 0, failed: 1, skipped: 0, output: `Not run, because this failed: ${names}.\n` }
}

function broken(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, skipped: 0, output }
}
