import type { Scenario } from '../data/scenario.ts'
import type { TableSpecs } from '../data/table.ts'
import type { World } from '../data/world.ts'

/**
 * Builds a scenario into an empty world.
 * @param now when it is built, in milliseconds since 1970 UTC
 * @returns the scenario's files, and its name: the first scenario replaces an unknown one
 */
export async function buildInto<S extends TableSpecs>(
  world: World<S>,
  scenarios: readonly Scenario<S>[],
  name: string | undefined,
  seed: number,
  now: number,
): Promise<Pick<ReturnType<Scenario<S>['build']>, 'files'> & { name: string }> {
  const chosen = scenarios.find((scenario) => scenario.name === name) ?? scenarios[0]
  if (!chosen) throw new Error('A backend needs a scenario.')
  const { data, files } = chosen.build(seed, now)
  await world.load(data)
  const unit = world.begin()
  chosen.change?.(unit.tx, now)
  await world.apply(unit.changes())
  return { name: chosen.name, files }
}
