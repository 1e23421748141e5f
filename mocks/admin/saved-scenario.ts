import * as v from 'valibot'
import { type Pin, pinSchema } from '../engine/network/network.ts'
import { readWorld, type WorldFile } from '../engine/storage/world-file.ts'
import type { SavedWorld } from '../engine/storage/world-setup.ts'
import type { TableName } from '../model/tables.ts'
import type { Runtime, Scenario } from '../operation.ts'
import { simulatedKeys, withoutKeys } from '../model/keys.ts'

const extras = v.object({
  name: v.optional(v.string()),
  as: v.optional(v.nullable(v.number()), null),
  at: v.optional(v.string()),
  pins: v.optional(v.array(pinSchema), []),
})

/** A state of the app, in one file: its world, and where somebody was in it. */
export type ScenarioFile = WorldFile & v.InferInput<typeof extras>

export interface SavedScenario {
  world: SavedWorld
  /** The account that was logged in; null for a visitor. */
  as: number | null
  /** The page, without the base path; undefined if the file has only data. */
  at?: string | undefined
  pins: readonly Pin[]
}

/** The simulated keys: with others, browsers would load the scripts of the real third parties. */
const ownKeys: Readonly<Record<string, unknown>> = simulatedKeys

/** Returns a row or an answer without the keys and secrets of real third parties. */
function withoutOtherKeys(value: unknown): unknown {
  const isOther = (name: string, each: unknown) =>
    name in withoutKeys ? each !== ownKeys[name] : /(?:^|_)(?:pk|sk|key|secret|client_id)$/i.test(name)
  return JSON.parse(JSON.stringify(value) ?? 'null', (name, each: unknown) =>
    isOther(name, each) ? null : each,
  )
}

/**
 * Reads a file from `scenarioFile`. It logs nobody in, and brings no keys of real third parties.
 * @param given the file as JSON parses it
 * @param scenarios those that exist
 * @param dropped the tables whose rows are not taken
 * @throws Error with a message for the user
 */
export function readScenario(
  given: unknown,
  scenarios: readonly Pick<Scenario, 'name'>[],
  dropped: readonly TableName[] = ['sessions'],
): SavedScenario {
  const world = readWorld(
    given,
    scenarios.map(({ name }) => name),
  )
  const parsed = v.safeParse(extras, given)
  if (!parsed.success)
    throw new Error('The page, account or pinned answers in this file can’t be read. Choose another one.')
  const changes = world.changes.flatMap((change) => {
    if (dropped.some((table) => table === change.table)) return []
    if (change.table !== 'settings' || !('put' in change)) return change
    return { ...change, put: Object.assign({}, change.put, withoutOtherKeys(change.put)) }
  })
  const pins = parsed.output.pins.map((pin) => ({ ...pin, answer: withoutOtherKeys(pin.answer) }))
  return { world: { ...world, changes }, ...parsed.output, pins }
}

/** Returns the current state as a file, and how many uploads were too large for it. It has no secrets: everyone is logged out in it. */
export async function scenarioFile(
  runtime: Runtime,
  { as, at }: Pick<SavedScenario, 'as' | 'at'>,
): Promise<{ file: ScenarioFile; missing: number }> {
  const { file, missing } = await runtime.save()
  const person = await runtime.read(({ tx }) => (as === null ? undefined : tx.accounts.get(as)?.name))
  const name = `${person ?? 'A visitor'} at ${at}`
  const pins = runtime.options.pins.map((pin) => runtime.log.shared(pin))
  return { file: { name, ...file, as, at, ...(pins.length > 0 && { pins }) }, missing }
}
