import type { StoredFiles } from '../contract/files.ts'
import type { TableSpecs } from './table.ts'
import type { TxOf, World, WorldData } from './world.ts'

/** An account to log in as from the simulator's panel. */
export interface Persona {
  account_id: number
  /** The reason to choose it: "has borrowed more than anybody". */
  about: string
}

/** A seeded world. The same seed and time produce the same world, byte for byte. */
export interface Scenario<S extends TableSpecs> {
  name: string
  /** One sentence for the simulator's panel. */
  about: string
  personas: readonly Persona[]
  /**
   * Builds the world.
   * @param seed for random choices
   * @param now the current time of the world, in milliseconds since 1970 UTC; no row is newer
   */
  build(seed: number, now: number): { data: WorldData<keyof S & string>; files: StoredFiles }
  /** Changes the built rows, as calls would. */
  change?(tx: TxOf<S>, now: number): void
}

/**
 * Builds a scenario into an empty world.
 * @param now when it is built, in milliseconds since 1970 UTC
 * @returns the scenario's files, and its name: the first scenario replaces an unknown one
 */
export function buildInto<S extends TableSpecs>(
  world: World<S>,
  scenarios: readonly Scenario<S>[],
  name: string | undefined,
  seed: number,
  now: number,
): Pick<ReturnType<Scenario<S>['build']>, 'files'> & { name: string } {
  const chosen = scenarios.find((scenario) => scenario.name === name) ?? scenarios[0]
  if (!chosen) throw new Error('A backend needs a scenario.')
  const { data, files } = chosen.build(seed, now)
  world.load(data)
  const unit = world.begin()
  chosen.change?.(unit.tx, now)
  world.apply(unit.changes())
  return { name: chosen.name, files }
}
