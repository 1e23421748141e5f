import { fileName } from '../engine/base/file-name.ts'
import type { WorldFile } from '../engine/storage/world-file.ts'
import { seedsChanged } from './edits.ts'
import type { AnyContext, AnyRuntime } from './panel-context.ts'
import type { SavedState, ScenarioFiles } from './parts.ts'

/** Returns the number of rows of each collection, in the model's order. */
export function sizesOf({ tx }: Pick<AnyContext, 'tx'>): { name: string; rows: number }[] {
  return Object.entries(tx).map(([name, rows]) => ({ name, rows: rows.all().length }))
}

/**
 * Reads a file with saved data. The store checks its rows before it replaces anything.
 * @throws Error with a message for the user, if the file is incomplete or of another kind
 */
export function readWorldFile(text: string, read: ScenarioFiles['read']): SavedState {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('This file is incomplete or isn’t JSON. Choose another one.')
  }
  return read(file)
}

/** Downloads the world as JSON. @returns the file's name */
export async function downloadWorld(runtime: AnyRuntime): Promise<string> {
  const { file } = await runtime.save({ whole: true })
  const name = `world-${file.scenario}-${file.seed}.json`
  downloadJson(name, file)
  return name
}

/** Downloads the current state as a scenario. @returns the outcome in words */
export async function downloadScenario(files: ScenarioFiles): Promise<string> {
  const { file, missing } = await files.save()
  const { scenario, changes, name = `scenario-${scenario}` } = file
  const saved = `${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`
  downloadJson(saved, file)
  const rows = Object.values(changes).reduce(
    (sum, { put = [], remove = [] }) => sum + put.length + remove.length,
    0,
  )
  const without = missing === 0 ? '' : ` Without ${missing} large ${missing === 1 ? 'file' : 'files'}.`
  const edited = seedsChanged.get()
    ? ' The seeds have changed since, which adds rows: reset the data first.'
    : ''
  return `Scenario saved as ${saved}, with what differs from ${scenario} (rows: ${rows}).${without}${edited}`
}

function downloadJson(name: string, file: WorldFile): void {
  download(name, new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }))
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
