import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobBoard } from '../mocks/backend.ts'
import { sharedRows } from '../mocks/engine/data/table.ts'
import { Runtime } from '../mocks/engine/runtime.ts'
import { MemoryStorage } from '../mocks/engine/storage/memory.ts'
import { scenarios } from '../mocks/scenarios/index.ts'
import { known, Misuse } from './command-line.ts'

/**
 * Writes every table of a scenario's world as JSON and CSV, without secrets.
 * @param folder an absolute path; created if it is missing
 * @returns the number of rows in each table
 * @throws Misuse for an unknown scenario, and for a folder that has files or can't be written
 */
export async function exportScenario(
  scenario: string,
  folder: string,
  seed: number,
): Promise<Record<string, number>> {
  const names = scenarios.map(({ name }) => name)
  known('scenario', scenario, names)
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length > 0) throw new Misuse(`${folder} isn't empty. Name a new or empty folder.`)
    const storage = new MemoryStorage()
    const setup = { storage, scenario, seed, appUrl: 'https://app.example/' }
    return await new Runtime(jobBoard, setup).read(({ tx }) =>
      Object.fromEntries(
        Object.entries(tx).map(([table, collection]) => {
          const rows = sharedRows(collection.committed.spec, collection.all())
          writeFileSync(join(folder, `${table}.json`), `${JSON.stringify(rows, null, 2)}\n`)
          writeFileSync(join(folder, `${table}.csv`), csvOf(rows))
          return [table, rows.length]
        }),
      ),
    )
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new Misuse(`${folder} can't be written (${error.message}). Name another folder with --out.`)
  }
}

/** Returns rows as CSV (RFC 4180) under a header line. Lists and objects become JSON text, and null an empty cell. */
export function csvOf(rows: readonly object[]): string {
  if (rows.length === 0) return ''
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => Reflect.get(row, column) as unknown))]
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
