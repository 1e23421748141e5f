import { iso } from '../services/clock.ts'
import type { Surroundings } from '../runtime/operation.ts'
import type { WorldIdentity } from '../runtime/storage.ts'

/** How many rows each collection has, in the model's order. */
export function sizesOf({ tx }: Pick<Surroundings, 'tx'>): { name: string; rows: number }[] {
  return Object.entries(tx).map(([name, rows]) => ({ name, rows: rows.all().length }))
}

/** The whole world as a text to keep or to look into: every row of every collection, by id. Files are not in it. */
export function worldAsJson(
  { tx, now }: Pick<Surroundings, 'tx' | 'now'>,
  identity: WorldIdentity | null,
): string {
  const collections = Object.fromEntries(
    Object.entries(tx).map(([name, rows]) => [name, [...rows.all()].sort((a, b) => a.id - b.id)]),
  )
  const { scenario, seed, format } = identity ?? {}
  return JSON.stringify({ format, scenario, seed, simulated_now: iso(now), collections }, null, 2)
}

/** Gives a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
