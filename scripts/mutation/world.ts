import { checks as clockChecks } from '../../conformance/checks/clock.ts'
import { fixedChecks } from '../../conformance/checks/index.ts'
import type { Check } from '../../conformance/check.ts'
import { outcomeOf, Recorder } from '../../conformance/run.ts'
import type { simulate as simulateTrue, Simulated } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { Transport } from '../../conformance/transport.ts'
import type { CallName } from '../../mocks/operation.ts'

/** A check, with its number in `fixedChecks`. */
export type Numbered = readonly [number: number, check: Check]

/** Runs checks one after the other, in a new world. Those that move the clock are last. */
export async function* outcomes(
  checks: readonly Numbered[],
  simulate: typeof simulateTrue,
): AsyncGenerator<{ number: number; failures: Failure[] }> {
  const world = new World(await simulate())
  const movesClock = ([, check]: Numbered) => clockChecks.includes(check)
  const run = async ([number, check]: Numbered) => {
    const failures = await world.failuresOf(check)
    // What depends on the settings' keys is offered by the other world.
    const other = failures ? undefined : new World(await simulate(undefined, 'empty'))
    return { number, failures: failures ?? (await other?.failuresOf(check)) ?? [] }
  }
  const isSooner = (one: Numbered) => !movesClock(one)
  for (const one of checks.filter(isSooner)) yield await run(one)
  await world.startAnew()
  for (const one of checks.filter(movesClock)) yield await run(one)
}

export const numbered: readonly Numbered[] = fixedChecks.map((check, number) => [number, check])

export interface Failure {
  call: CallName
  message: string
}

class World {
  readonly #recorder = new Recorder()
  readonly #stage: Stage
  readonly #limits = {}

  constructor({ target, setup }: Simulated) {
    this.#stage = new Stage(new Transport(target, this.#recorder.note), setup, true, 'change')
  }

  async startAnew(): Promise<void> {
    await this.#stage.tidy(true)
    this.#stage.forgetPeople()
  }

  /** Runs a check. Returns its failures and those of the answers so far; undefined if this world doesn't offer it. */
  async failuresOf(check: Check): Promise<Failure[] | undefined> {
    this.#recorder.takeRecent()
    const outcome = await outcomeOf(check, this.#stage, this.#recorder, this.#limits)
    await this.#stage.tidy().catch(() => undefined)
    if (outcome.status === 'not offered') return undefined
    const isFailed = outcome.status === 'failed'
    const own = isFailed
      ? [{ call: outcome.call ?? check.call, message: `${check.title}: ${outcome.message}` }]
      : []
    return [...own, ...this.#deviations()]
  }

  #deviations(): Failure[] {
    return [...this.#recorder.answers].flatMap(([call, { strict, reading }]) => {
      const [first] = [...strict.values(), ...reading.values()]
      return first ? [{ call, message: `${first.deviation.at} ${first.deviation.message}` }] : []
    })
  }
}
