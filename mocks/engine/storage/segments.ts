import * as v from 'valibot'
import { checksum } from '../data/checksum.ts'
import type { Origin } from '../data/history.ts'
import type { Change } from '../data/unit-of-work.ts'
import { type Identified, sharedRows, type StoredRows, type TableSpecs } from '../data/table.ts'
import { type Contents, type Segments, StorageBroken } from './storage.ts'

// The stored format of a world: rows in segments, changes in journal entries. Each segment and each entry is one string
// with a checksum, which detects damage and strings from another place or world.

/** Ids per segment: few enough to rewrite one quickly, and enough that a large world has only hundreds of them. */
const idsPerSegment = 1_000

/** Rows of a table, and the highest id that it ever used. */
interface TableRows {
  sequence: number
  rows: readonly { id: number }[]
}

export interface Entry {
  origin: Origin | null
  changes: readonly Change[]
}

const changesSchema = v.array(
  v.union([
    v.object({ table: v.string(), put: v.looseObject({ id: v.number() }) }),
    v.object({ table: v.string(), remove: v.number() }),
  ]),
)
const originSchema = v.object({ who: v.string(), what: v.string(), at: v.number() })
const entrySchema = v.union([
  v.object({ origin: originSchema, changes: changesSchema }),
  // Side effects of reads have no origin.
  v.pipe(
    changesSchema,
    v.transform((changes) => ({ origin: null, changes })),
  ),
])

/** Returns the segment of a row: `books/3`. Rows never change segments. */
export function segmentOf(table: string, id: number): string {
  return `${table}/${Math.floor(id / idsPerSegment)}`
}

/** Returns the table of a segment, and its ids: from the first up to, but without, another. */
export function rangeOf(key: string): [table: string, first: number, end: number] {
  const slash = key.lastIndexOf('/')
  const first = Number(key.slice(slash + 1)) * idsPerSegment
  return [key.slice(0, slash), first, first + idsPerSegment]
}

/** Encodes a segment of a world. @param key from `segmentOf` */
export function encodeSegment(epoch: string, key: string, { sequence, rows }: TableRows): string {
  const head = `${sequence} ${rows.length}`
  const body = JSON.stringify(rows)
  return `${checksum(`${epoch} ${key} ${head}`, body)} ${head}\n${body}`
}

export function encodeWorld(
  epoch: string,
  contents: Readonly<Record<string, TableRows>>,
): Map<string, string> {
  const segments = new Map<string, string>()
  for (const [table, { sequence, rows }] of Object.entries(contents)) {
    const parts = Map.groupBy(rows, ({ id }) => segmentOf(table, id))
    if (parts.size === 0 && sequence > 0) parts.set(segmentOf(table, 0), [])
    for (const [key, part] of parts) segments.set(key, encodeSegment(epoch, key, { sequence, rows: part }))
  }
  return segments
}

/** Verifies the segments of a world without parsing their rows. @throws StorageBroken if one is damaged */
export function readSegments(epoch: string, segments: Segments): Map<string, StoredRows> {
  const tables = new Map<string, { sequence: number; parts: (() => readonly { id: number }[])[] }>()
  for (const [key, text] of segments) {
    const line = text.indexOf('\n')
    const [sum, sequence = '', count = ''] = text.slice(0, Math.max(0, line)).split(' ')
    if (sum !== checksum(`${epoch} ${key} ${sequence} ${count}`, text, line + 1)) {
      throw new StorageBroken(`The stored segment ${key} is damaged`)
    }
    const [table] = rangeOf(key)
    const known = tables.get(table) ?? { sequence: 0, parts: [] }
    tables.set(table, known)
    known.sequence = Math.max(known.sequence, Number(sequence))
    known.parts.push(() => rowsOf(key, text.slice(line + 1), Number(count)))
  }
  return new Map(
    [...tables].map(([table, { sequence, parts }]) => [
      table,
      { sequence, read: () => parts.flatMap((part) => part()) },
    ]),
  )
}

export function encodeEntry(epoch: string, changes: readonly Change[], origin: Origin | null = null): string {
  const body = JSON.stringify(origin ? { origin, changes } : changes)
  return `${checksum(epoch, body)}\n${body}`
}

/** Reads a journal entry. @throws StorageBroken if it is damaged */
export function readEntry(epoch: string, text: string): Entry {
  const line = text.indexOf('\n')
  if (text.slice(0, Math.max(0, line)) !== checksum(epoch, text, line + 1)) {
    throw new StorageBroken('A stored change is damaged')
  }
  const read = v.safeParse(entrySchema, parsed('a stored change', text.slice(line + 1)))
  if (!read.success) throw new StorageBroken('A stored change is foreign')
  return read.output
}

/** Returns what can be read of a stored world, even of a damaged one: its rows by table, without secrets. */
export function sharedTables({ segments, journal }: Contents, specs: TableSpecs): Record<string, TableRows> {
  const tables = new Map<string, { sequence: number; rows: Map<number, Identified> }>()
  const known = (table: string) => {
    const rows = tables.get(table) ?? { sequence: 0, rows: new Map<number, Identified>() }
    tables.set(table, rows)
    return rows
  }
  for (const [key, text] of segments) {
    const table = known(rangeOf(key)[0])
    table.sequence = Math.max(table.sequence, Number(text.split(' ', 2)[1]) || 0)
    const rows = readable(text)
    for (const row of Array.isArray(rows) ? rows.filter(isRow) : []) table.rows.set(row.id, row)
  }
  for (const text of journal) {
    const { output, success } = v.safeParse(entrySchema, readable(text))
    for (const change of success ? output.changes : []) {
      const { rows } = known(change.table)
      if ('put' in change) rows.set(change.put.id, change.put)
      else rows.delete(change.remove)
    }
  }
  const shared = Array.from(tables, ([name, { sequence, rows }]) => {
    const all = [...rows.values()].toSorted((a, b) => a.id - b.id)
    return [
      name,
      { sequence: Math.max(sequence, all.at(-1)?.id ?? 0), rows: sharedRows(specs[name], all) },
    ] as const
  })
  return Object.fromEntries(shared)
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('\n') + 1))
  } catch {
    return undefined
  }
}

function rowsOf(key: string, body: string, count: number): readonly { id: number }[] {
  const rows = parsed(key, body)
  if (!Array.isArray(rows) || rows.length !== count || !rows.every(isRow)) {
    throw new StorageBroken(`The stored segment ${key} does not hold ${count} rows`)
  }
  return rows
}

function isRow(row: unknown): row is Identified {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number'
}

function parsed(what: string, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new StorageBroken(`${what} cannot be read`, { cause: error })
  }
}
