import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import type { Change } from '../model/unit-of-work.ts'
import type { WorldData } from '../model/world.ts'
import {
  type JournalEntry,
  StorageBroken,
  StorageFull,
  type StoredFiles,
  type StoredWorld,
  type WorldIdentity,
  type WorldStorage,
} from './storage.ts'

/** What the store knows of itself; read at every call, so it is one small record. */
interface Head extends WorldIdentity {
  /** Number of the last journal entry. */
  last: number
  /** Number of the last entry the snapshot holds. */
  base: number
  /** How many segments the snapshot has. */
  parts: number
  /** Characters of the snapshot and of the journal since then. */
  snapshotSize: number
  journalSize: number
}

interface Schema extends DBSchema {
  meta: { key: 'head' | 'aside'; value: unknown }
  /** The snapshot: one JSON text for up to `segmentRows` rows of a collection. */
  segments: { key: [table: string, part: number]; value: string }
  /** One JSON text for each committed call since the snapshot. */
  journal: { key: number; value: string }
  files: { key: string; value: Blob }
}

const databaseVersion = 1
const segmentRows = 2_000

const headSchema = v.object({
  format: v.number(),
  scenario: v.string(),
  seed: v.number(),
  epoch: v.string(),
  last: v.number(),
  base: v.number(),
  parts: v.number(),
  snapshotSize: v.number(),
  journalSize: v.number(),
})
const segmentSchema = v.object({ sequence: v.number(), rows: v.array(v.unknown()) })
const changeSchema: v.GenericSchema<unknown, Change> = v.union([
  v.object({ table: v.string(), put: v.looseObject({ id: v.number() }) }),
  v.object({ table: v.string(), remove: v.number() }),
])
const entrySchema = v.object({ changes: v.array(changeSchema) })

/**
 * A store in the browser's IndexedDB, shared by all tabs of this origin. One IndexedDB transaction per commit holds
 * the journal entry and its files, so a tab that dies in the middle leaves all of it or nothing. Tabs take turns by
 * a Web Lock; where there are none (plain http) the tab at least takes turns with itself.
 */
export class IndexedDbStorage implements WorldStorage {
  readonly kind = 'indexeddb'
  readonly #name: string
  #connection: Promise<IDBPDatabase<Schema>> | undefined
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(name: string) {
    this.#name = name
  }

  /**
   * Opens the database.
   * @param name the database; one per deployed base path, so that two demos on one host stay apart
   * @throws whatever IndexedDB says where it is closed (private mode) or holds a later version
   */
  static async open(name: string): Promise<IndexedDbStorage> {
    const storage = new IndexedDbStorage(name)
    await storage.#connect()
    return storage
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const locks = 'locks' in globalThis.navigator ? globalThis.navigator.locks : undefined
    if (locks) return locks.request(`${this.#name}-world`, work)
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  async load(): Promise<StoredWorld | null> {
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'segments', 'journal'])
    const [meta, segmentKeys, segments, journal] = await Promise.all([
      tx.objectStore('meta').get('head'),
      tx.objectStore('segments').getAllKeys(),
      tx.objectStore('segments').getAll(),
      tx.objectStore('journal').getAll(),
    ])
    if (meta === undefined) return null
    try {
      const head = v.parse(headSchema, meta)
      if (head.parts !== segments.length) throw new Error('The snapshot lacks a part')
      const data: Record<string, { sequence: number; rows: unknown[] }> = {}
      for (const [position, [table]] of segmentKeys.entries()) {
        const segment = v.parse(segmentSchema, JSON.parse(segments[position] ?? ''))
        const known = (data[table] ??= { sequence: 0, rows: [] })
        known.sequence = Math.max(known.sequence, segment.sequence)
        for (const row of segment.rows) known.rows.push(row)
      }
      const entries = journal.map((entry) => v.parse(entrySchema, JSON.parse(entry)))
      if (head.last - head.base !== entries.length) throw new Error('The journal has gaps')
      const { format, scenario, seed, epoch, last } = head
      return { identity: { format, scenario, seed, epoch }, data, entries, head: last }
    } catch (error) {
      throw new StorageBroken('The stored world cannot be read', { cause: error })
    }
  }

  async after(epoch: string, since: number): Promise<readonly JournalEntry[] | 'reload'> {
    const head = await this.#head()
    if (head?.epoch !== epoch || since < head.base) return 'reload'
    if (since === head.last) return []
    const db = await this.#connect()
    const texts = await db.getAll('journal', IDBKeyRange.lowerBound(since, true))
    return texts.map((entry) => v.parse(entrySchema, JSON.parse(entry)))
  }

  async append(entry: JournalEntry, files: StoredFiles, removed: readonly string[]): Promise<number> {
    const text = JSON.stringify(entry)
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'journal', 'files'], 'readwrite')
    const head = v.parse(headSchema, await tx.objectStore('meta').get('head'))
    const last = head.last + 1
    await finish(tx, [
      tx.objectStore('meta').put({ ...head, last, journalSize: head.journalSize + text.length }, 'head'),
      tx.objectStore('journal').add(text, last),
      ...[...files].map(([name, blob]) => tx.objectStore('files').put(blob, name)),
      ...removed.map((name) => tx.objectStore('files').delete(name)),
    ])
    return last
  }

  async replace(identity: WorldIdentity, data: WorldData, files: StoredFiles): Promise<void> {
    const previous = await this.#head()
    const compaction = previous?.epoch === identity.epoch
    const last = compaction ? previous.last : 0
    const segments = [...segmentsOf(data)]
    const snapshotSize = segments.reduce((sum, { text }) => sum + text.length, 0)
    const head: Head = { ...identity, last, base: last, parts: segments.length, snapshotSize, journalSize: 0 }
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'segments', 'journal', 'files'], 'readwrite')
    await finish(tx, [
      tx.objectStore('segments').clear(),
      tx.objectStore('journal').clear(),
      ...(compaction ? [] : [tx.objectStore('files').clear()]),
      tx.objectStore('meta').put(head, 'head'),
      ...segments.map(({ key, text }) => tx.objectStore('segments').put(text, key)),
      ...[...files].map(([name, blob]) => tx.objectStore('files').put(blob, name)),
    ])
  }

  async wantsCompaction(): Promise<boolean> {
    const head = await this.#head()
    return head !== undefined && head.journalSize > Math.max(head.snapshotSize, 256 * 1024)
  }

  async setAside(): Promise<void> {
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'segments', 'journal'], 'readwrite')
    const [head, segments, journal] = await Promise.all([
      tx.objectStore('meta').get('head'),
      tx.objectStore('segments').getAll(),
      tx.objectStore('journal').getAll(),
    ])
    await finish(tx, [
      tx.objectStore('meta').put({ head, segments, journal }, 'aside'),
      tx.objectStore('meta').delete('head'),
      tx.objectStore('segments').clear(),
      tx.objectStore('journal').clear(),
    ])
  }

  async file(name: string): Promise<Blob | undefined> {
    const db = await this.#connect()
    return await db.get('files', name)
  }

  /** The open database. The browser closes it under the page when its data is cleared; then the next call opens it anew. */
  #connect(): Promise<IDBPDatabase<Schema>> {
    if (this.#connection) return this.#connection
    const forget = () => {
      if (this.#connection === opening) this.#connection = undefined
    }
    const opening = openDatabase(this.#name, forget)
    opening.catch(forget)
    this.#connection = opening
    return opening
  }

  async #head(): Promise<Head | undefined> {
    const db = await this.#connect()
    const parsed = v.safeParse(headSchema, await db.get('meta', 'head'))
    return parsed.success ? parsed.output : undefined
  }
}

/** @param onClosed hears when the connection has ended without being asked to */
function openDatabase(name: string, onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, databaseVersion, {
    upgrade(database) {
      database.createObjectStore('meta')
      database.createObjectStore('segments')
      database.createObjectStore('journal')
      database.createObjectStore('files')
    },
    blocking(_current, _blocked, event) {
      // Somebody wants to upgrade or delete the database: this tab lets go.
      if (event.target instanceof IDBDatabase) event.target.close()
      onClosed()
    },
    terminated: onClosed,
  })
}

/** Waits for the transaction as a whole; "no room left" becomes one error of its own. */
async function finish(tx: { done: Promise<void> }, requests: Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all([...requests, tx.done])
  } catch (error) {
    await tx.done.catch(() => undefined)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new StorageFull('The browser has no room left to keep this', { cause: error })
    }
    throw error
  }
}

function* segmentsOf(data: WorldData): Generator<{ key: [string, number]; text: string }> {
  for (const [table, { sequence, rows }] of Object.entries(data)) {
    for (let start = 0; start === 0 || start < rows.length; start += segmentRows) {
      const text = JSON.stringify({ sequence, rows: rows.slice(start, start + segmentRows) })
      yield { key: [table, start / segmentRows], text }
    }
  }
}
