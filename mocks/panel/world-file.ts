import * as v from 'valibot'
import { iso } from '../engine/base/clock.ts'
import { fileName } from '../engine/base/file-name.ts'
import { sharedRows } from '../engine/data/table.ts'
import { hasTooLarge } from '../engine/storage/world-file.ts'
import type { ResetOptions } from '../engine/storage/world-setup.ts'
import type { WorldIdentity } from '../engine/storage/storage.ts'
import type { AnyContext, AnyRuntime } from './panel-context.ts'
import type { SavedState, ScenarioFiles } from './parts.ts'

/** Returns the number of rows of each collection, in the model's order. */
export function sizesOf({ tx }: Pick<AnyContext, 'tx'>): { name: string; rows: number }[] {
  return Object.entries(tx).map(([name, rows]) => ({ name, rows: rows.all().length }))
}

/** Returns the whole world as JSON: every row of every collection, sorted by id, without secrets and files. */
export function worldAsJson(
  { tx, now }: Pick<AnyContext, 'tx' | 'now'>,
  identity: WorldIdentity | null,
): string {
  const collections = Object.fromEntries(
    Object.entries(tx).map(([name, rows]) => [
      name,
      sharedRows(rows.committed.spec, rows.all()).sort((a, b) => a.id - b.id),
    ]),
  )
  const { scenario, seed, format } = identity ?? {}
  return JSON.stringify({ format, scenario, seed, simulated_now: iso(now), collections }, null, 2)
}

const worldFile = v.object({
  scenario: v.string(),
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  collections: v.record(v.string(), v.array(v.unknown())),
})

/** What a file contains: a whole world (`worldAsJson`), or a scenario with changes (`ScenarioFiles`). */
export interface OpenedFile {
  scenario: string
  seed: number
  /** What to start with, instead of the scenario's rows. */
  instead: Pick<ResetOptions, 'rows' | 'world'>
  enter?: SavedState['enter']
}

/**
 * Reads a file from `worldAsJson`, or a saved scenario. The store checks its rows before it replaces anything.
 * @param read reads a saved scenario
 * @throws Error with a message for the user, if the file is incomplete or of another kind
 */
export function readWorldFile(
  text: string,
  scenarios: readonly Pick<AnyRuntime['scenarios'][number], 'name'>[],
  read?: ScenarioFiles['read'],
): OpenedFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('This file is incomplete or isn’t JSON. Choose another one.')
  }
  if (read && typeof file === 'object' && file !== null && 'changes' in file) {
    const { world, enter } = read(file)
    return { scenario: world.scenario, seed: world.seed, instead: { world }, enter }
  }
  const parsed = v.safeParse(worldFile, file)
  if (!parsed.success) throw new Error('This file doesn’t contain data from this demo. Choose another one.')
  const { scenario, seed, collections } = parsed.output
  if (!scenarios.some(({ name }) => name === scenario))
    throw new Error(`This demo has no scenario “${scenario}”.`)
  if (Object.values(collections).some((rows) => rows.some(hasTooLarge)))
    throw new Error('This file contains a number that is too large. Choose another one.')
  const rows = Object.fromEntries(Object.entries(collections).map(([name, each]) => [name, { rows: each }]))
  return { scenario, seed, instead: { rows } }
}

/** Downloads the world as JSON. @returns the file's name */
export async function downloadWorld(runtime: AnyRuntime): Promise<string> {
  const { identity } = runtime.store
  const name = `world-${identity?.scenario ?? 'unknown'}-${identity?.seed ?? 0}.json`
  const text = await runtime.read((context) => worldAsJson(context, identity))
  download(name, new Blob([text], { type: 'application/json' }))
  return name
}

/** Downloads the current state as a scenario. @returns the outcome in words */
export async function downloadScenario(files: ScenarioFiles): Promise<string> {
  const { file, missing } = await files.save()
  const name = `scenario-${file.scenario}.json`
  download(name, new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }))
  const without = missing === 0 ? '' : ` Without ${missing} large ${missing === 1 ? 'file' : 'files'}.`
  return `Scenario saved as ${name}.${without}`
}

/** Downloads a file. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  link.click()
  URL.revokeObjectURL(url)
}
