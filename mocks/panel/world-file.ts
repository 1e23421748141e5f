import type { Context } from '../operation.ts'
import { iso } from '../engine/call/clock.ts'
import type { WorldIdentity } from '../engine/storage/storage.ts'

/** The number of rows of each collection, in the model's order. */
export function sizesOf({ tx }: Pick<Context, 'tx'>): { name: string; rows: number }[] {
  return Object.entries(tx).map(([name, rows]) => ({ name, rows: rows.all().length }))
}

/** The whole world as JSON: every row of every collection, by id. Files are not included. */
export function worldAsJson(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  identity: WorldIdentity | null,
): string {
  const collections = Object.fromEntries(
    Object.entries(tx).map(([name, rows]) => [name, [...rows.all()].sort((a, b) => a.id - b.id)]),
  )
  const { scenario, seed, format } = identity ?? {}
  return JSON.stringify({ format, scenario, seed, simulated_now: iso(now), collections }, null, 2)
}

/** Downloads a file. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
