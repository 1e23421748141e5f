import * as v from 'valibot'
import { type Pin, pinSchema } from '../engine/network/network.ts'
import { readWorld, type WorldFile } from '../engine/storage/world-file.ts'
import type { SavedWorld } from '../engine/storage/world-setup.ts'
import type { Runtime, Scenario } from '../operation.ts'

const extras = v.object({
  as: v.optional(v.nullable(v.number()), null),
  at: v.optional(v.string(), '/'),
  pins: v.optional(v.array(pinSchema), []),
})

/** A state of the app, in one file: its world, and where somebody was in it. */
export type ScenarioFile = WorldFile & v.InferInput<typeof extras>

export interface SavedScenario {
  world: SavedWorld
  /** The account that was logged in; null for a visitor. */
  as: number | null
  /** The page, without the base path. */
  at: string
  pins: readonly Pin[]
}

/**
 * Reads a file from `scenarioFile`.
 * @param given the file as JSON parses it
 * @param scenarios those that exist
 * @throws Error with a message for the user
 */
export function readScenario(given: unknown, scenarios: readonly Pick<Scenario, 'name'>[]): SavedScenario {
  const world = readWorld(
    given,
    scenarios.map(({ name }) => name),
  )
  const parsed = v.safeParse(extras, given)
  if (!parsed.success)
    throw new Error('The page, account or pinned answers in this file can’t be read. Choose another one.')
  return { world, ...parsed.output }
}

/** Returns the current state as a file, and how many uploads were too large for it. It has no secrets: everyone is logged out in it. */
export async function scenarioFile(
  runtime: Runtime,
  { as, at }: Pick<SavedScenario, 'as' | 'at'>,
): Promise<{ file: ScenarioFile; missing: number }> {
  const { file, missing } = await runtime.save()
  const pins = runtime.options.pins.map((pin) => runtime.log.shared(pin))
  return { file: { ...file, as, at, ...(pins.length > 0 && { pins }) }, missing }
}
