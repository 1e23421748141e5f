import * as v from 'valibot'
import { iso, simulatedNow } from '../base/clock.ts'
import { buildInto } from '../data/scenario.ts'
import { type Identified, sharedRows, type TableSpecs } from '../data/table.ts'
import type { Change } from '../data/unit-of-work.ts'
import { type TxOf, World } from '../data/world.ts'
import { sharedTables } from './segments.ts'
import { type Contents, headOf, type WorldIdentity } from './storage.ts'
import type { SavedWorld, Stored } from './world-setup.ts'

const isoMoment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
)
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const base64 = v.pipe(v.string(), v.base64())

/**
 * A world in one file: what differs from its scenario, so that a person can read it and a repository can keep it. The
 * scenario is built again from the seed and the time.
 */
export const worldFile = v.object({
  /** The format of the rows (`formatOf`). Rows of an older one get the defaults of new fields. */
  format: v.string(),
  scenario: v.string(),
  seed: wholeNumber,
  /** When the scenario was built; null if the changes are the whole world. */
  built_at: v.nullable(isoMoment),
  /** The simulated time. */
  now: isoMoment,
  /** The rows that were added or changed, and the ids of removed ones, by table. */
  changes: v.record(
    v.string(),
    v.object({
      put: v.optional(v.array(v.looseObject({ id: wholeNumber })), []),
      remove: v.optional(v.array(wholeNumber), []),
    }),
  ),
  /** The uploaded files of these rows. */
  files: v.optional(v.record(v.string(), v.object({ type: v.string(), base64 })), {}),
})

export type WorldFile = v.InferInput<typeof worldFile>

/** A file of an earlier version: all rows of a world, by table. */
const earlierFile = v.looseObject({
  simulated_now: v.string(),
  collections: v.record(v.string(), v.unknown()),
})

/** Returns a file of an earlier version in today's form, and any other as it is. */
function inTodaysForm(given: unknown): unknown {
  const earlier = v.safeParse(earlierFile, given)
  if (!earlier.success) return given
  const { simulated_now, collections, ...rest } = earlier.output
  const changes: object = Object.fromEntries(
    Object.entries(collections).map(([table, put]) => [table, { put }]),
  )
  return { ...rest, built_at: null, now: simulated_now, changes }
}

/** The largest number in a row, and the largest id. They grow by 1, so they never reach the largest safe integer. */
const largest = 1e15
const largestId = 9.005e15

/**
 * Reads a world's file. The store checks its rows before it replaces anything.
 * @param given the file as JSON parses it
 * @param scenarios the names of those that exist
 * @throws Error with a message for the user
 */
export function readWorld(given: unknown, scenarios: readonly string[]): SavedWorld {
  const parsed = v.safeParse(worldFile, inTodaysForm(given))
  if (!parsed.success) {
    const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.')
    throw new Error(`This isn’t saved data${path ? `: see “${path}”` : ''}. Choose another file.`)
  }
  const { scenario, seed, built_at, now, changes, files } = parsed.output
  if (built_at !== null && !scenarios.includes(scenario))
    throw new Error(`This file needs the scenario “${scenario}”, which doesn’t exist here.`)
  if (Object.values(changes).some(({ put }) => put.some(hasTooLarge)))
    throw new Error('This file contains a number that is too large. Choose another one.')
  return {
    scenario,
    seed,
    builtAt: built_at,
    now,
    changes: Object.entries(changes).flatMap(([table, { put, remove }]): Change[] => [
      ...remove.map((id) => ({ table, remove: id })),
      ...put.map((row) => ({ table, put: row })),
    ]),
    files: new Map(Object.entries(files).map(([name, { type, base64: text }]) => [name, blobOf(text, type)])),
  }
}

/** Whether a row has a number that no world reaches. */
function hasTooLarge(row: unknown): boolean {
  return Object.entries(row ?? {}).some(
    ([name, value]) =>
      typeof value === 'number' && Math.abs(value) > (/(?:^|_)id$/.test(name) ? largestId : largest),
  )
}

function blobOf(text: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], { type })
}

type Tables = Readonly<Record<string, { all(): readonly Identified[] }>>

/** The maximum size of the files in a world's file, in bytes. */
const mostFiles = 5 * 1_048_576

/**
 * Returns an open world as a file, without its secrets: opening it logs everyone out.
 * @param tx its rows
 * @param fileOf returns an uploaded file; undefined for those that the scenario generates. By default, the file has no uploads
 * @returns the file, and how many uploads were too large for it
 */
export async function writeWorld<S extends TableSpecs>(
  backend: Stored<S>,
  identity: WorldIdentity,
  { tx, now }: { tx: TxOf<S>; now: number },
  fileOf: (name: string) => Promise<Blob | undefined> = () => Promise.resolve(undefined),
): Promise<{ file: WorldFile; missing: number }> {
  const { scenario, seed, format } = identity
  // A world of a scenario that is no longer there is saved whole.
  const builtAt = backend.scenarios.some(({ name }) => name === scenario) ? identity.builtAt : undefined
  const base = new World(backend.tables)
  const built =
    builtAt === undefined ? undefined : buildInto(base, backend.scenarios, scenario, seed, builtAt)
  const before: Tables = base.begin().tx
  const after: Tables = tx
  const changes: WorldFile['changes'] = {}
  for (const [name, table] of Object.entries(after)) {
    const known = new Map(before[name]?.all().map((row) => [row.id, row]))
    const isKnown = (row: Identified) => JSON.stringify(row) === JSON.stringify(known.get(row.id))
    const put = sharedRows(
      backend.tables[name],
      table.all().filter((row) => !isKnown(row)),
    )
    const rows = [...table.all().filter(isKnown), ...put]
    const ids = new Set(rows.map(({ id }) => id))
    const remove = [...known.keys()].filter((id) => !ids.has(id)).sort((a, b) => a - b)
    if (put.length === 0 && remove.length === 0) continue
    changes[name] = {
      ...(put.length > 0 && { put: inOrder(put) }),
      ...(remove.length > 0 && { remove }),
    }
  }
  const files: NonNullable<WorldFile['files']> = {}
  let left = mostFiles
  let missing = 0
  for (const name of filesIn(changes)) {
    const blob = built?.files.has(name) ? undefined : await fileOf(name)
    if (!blob) continue
    left -= blob.size
    if (left < 0) missing += 1
    else files[name] = { type: blob.type, base64: await textOf(blob) }
  }
  const file = {
    format,
    scenario,
    seed,
    built_at: builtAt === undefined ? null : iso(builtAt),
    now: iso(now),
    changes,
    files,
  }
  return { file, missing }
}

/**
 * Returns what can be read of a stored world that may be damaged or from another build, without its secrets.
 * @param quarantined when it was last used, in milliseconds since 1970 UTC
 */
export function salvage<S extends TableSpecs>(
  backend: Stored<S>,
  contents: Contents,
  quarantined: number,
): WorldFile {
  const world = new World(backend.tables)
  const changes: WorldFile['changes'] = {}
  for (const [table, { rows }] of Object.entries(sharedTables(contents, backend.tables))) {
    if (rows.length > 0) changes[table] = { put: inOrder(rows) }
    try {
      world.merge(rows.map((put) => ({ table, put })))
    } catch {
      // For the clock, whose table has to fit.
    }
  }
  let now = quarantined
  try {
    now = simulatedNow(backend.state(world.begin().tx).need(1), () => quarantined)
  } catch {
    // The clock is lost too.
  }
  const { format = '', scenario = '', seed = 0 } = headOf(contents.stored) ?? {}
  return { format, scenario, seed, built_at: null, now: iso(now), changes }
}

/** Returns the names of the stored files that rows mention. */
export function filesIn(rows: object): Set<string> {
  const mentioned = JSON.stringify(rows).matchAll(/"\/storage\/([^"]+)"/g)
  return new Set(Array.from(mentioned, ([, name = '']) => name))
}

/** Returns copies of rows, in order of their ids. */
function inOrder(rows: readonly Identified[]) {
  return rows.toSorted((a, b) => a.id - b.id).map((row) => ({ ...row }))
}

async function textOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
