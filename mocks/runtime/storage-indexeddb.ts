import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import {
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
  /** Number of the last entry that is no longer in the journal. */
  base: number
  /** How many segments the snapshot has. */
  parts: number
}

interface Schema extends DBSchema {
  meta: { key: 'head' | 'aside'; value: unknown }
  /** The snapshot's segments. */
  segments: { key: string; value: string }
  /** One entry for each committed call that the snapshot does not hold. */
  journal: { key: number; value: string }
  files: { key: string; value: Blob }
}

const databaseVersion = 1

const headSchema = v.object({
  format: v.number(),
  scenario: v.string(),
  seed: v.number(),
  epoch: v.string(),
  last: v.number(),
  base: v.number(),
  parts: v.number(),
})

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
    const head = v.safeParse(headSchema, meta)
    if (!head.success) throw new StorageBroken('The stored world has a foreign head')
    const { format, scenario, seed, epoch, last, base, parts } = head.output
    if (parts !== segments.length) throw new StorageBroken('The snapshot lacks a segment')
    if (last - base !== journal.length) throw new StorageBroken('The journal has gaps')
    return {
      identity: { format, scenario, seed, epoch },
      segments: new Map(segmentKeys.map((key, position) => [key, segments[position] ?? ''])),
      journal,
      head: last,
    }
  }

  async after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const head = await this.#head()
    if (head?.epoch !== epoch || since < head.base) return 'reload'
    if (since === head.last) return []
    const db = await this.#connect()
    return await db.getAll('journal', IDBKeyRange.lowerBound(since, true))
  }

  async append(entry: string, files: StoredFiles, removed: readonly string[]): Promise<number> {
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'journal', 'files'], 'readwrite')
    const head = v.parse(headSchema, await tx.objectStore('meta').get('head'))
    const last = head.last + 1
    await finish(tx, [
      tx.objectStore('meta').put({ ...head, last }, 'head'),
      tx.objectStore('journal').add(entry, last),
      ...[...files].map(([name, blob]) => tx.objectStore('files').put(blob, name)),
      ...removed.map((name) => tx.objectStore('files').delete(name)),
    ])
    return last
  }

  async replace(
    identity: WorldIdentity,
    segments: ReadonlyMap<string, string>,
    files: StoredFiles,
  ): Promise<void> {
    const head: Head = { ...identity, last: 0, base: 0, parts: segments.size }
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'segments', 'journal', 'files'], 'readwrite')
    await finish(tx, [
      tx.objectStore('segments').clear(),
      tx.objectStore('journal').clear(),
      tx.objectStore('files').clear(),
      tx.objectStore('meta').put(head, 'head'),
      ...[...segments].map(([key, text]) => tx.objectStore('segments').put(text, key)),
      ...[...files].map(([name, blob]) => tx.objectStore('files').put(blob, name)),
    ])
  }

  async compact(segments: ReadonlyMap<string, string>, upTo: number): Promise<void> {
    const db = await this.#connect()
    const tx = db.transaction(['meta', 'segments', 'journal'], 'readwrite')
    const head = v.parse(headSchema, await tx.objectStore('meta').get('head'))
    const writes: Promise<unknown>[] = [...segments].map(([key, text]) =>
      tx.objectStore('segments').put(text, key),
    )
    if (upTo > head.base) writes.push(tx.objectStore('journal').delete(IDBKeyRange.upperBound(upTo)))
    // Requests of one transaction run in their order: the count is made after the writes.
    const counted = tx.objectStore('segments').count()
    const noted = counted.then((parts) =>
      tx.objectStore('meta').put({ ...head, base: Math.max(head.base, upTo), parts }, 'head'),
    )
    await finish(tx, [...writes, noted])
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
