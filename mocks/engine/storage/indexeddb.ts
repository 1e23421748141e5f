import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb'
import {
  type Head,
  headOf,
  inTurn,
  packed,
  type Plan,
  quarantineAfter,
  reserveSize,
  StorageFull,
  type StoredFiles,
  WorldStorage,
} from './storage.ts'

/** Keys of the world are plain; those of a quarantined one are prefixed with its time: `[moment, key]`. */
type Key = PlainKey | PlainKey[]
type PlainKey = string | number

interface Schema extends DBSchema {
  meta: { key: Key; value: unknown }
  segments: { key: Key; value: string }
  /** One entry for each commit that the snapshot doesn't include. */
  journal: { key: Key; value: string }
  files: { key: Key; value: Blob }
}

type Mode = 'readonly' | 'readwrite'
type Name = StoreNames<Schema>

/** Sends a request to one store of a transaction. `transact` handles requests that are not awaited. */
type Ask<M extends Mode> = <N extends Name, T>(
  name: N,
  request: (store: IDBPObjectStore<Schema, Name[], N, M>) => Promise<T>,
) => Promise<T>

const databaseVersion = 1
const everything: Name[] = ['meta', 'segments', 'journal', 'files']
/** The range of the world's plain keys: strings and numbers sort before arrays. */
const inUse = () => IDBKeyRange.upperBound([], true)
const reserveKey: Key = [0]
const reserve = () => new Blob([new Uint8Array(reserveSize)])
const allQuarantined = () => IDBKeyRange.lowerBound(reserveKey, true)
const quarantinedAt = (moment: number) => IDBKeyRange.bound([moment], [moment, []])

/** Segments to read at a time. For the busy world, all 238 took 417 MB, 64 take 145 MB, 16 take 0.6 s longer. */
const readAtOnce = 64

/** Maximum attempts: clearing the site's data can also interrupt the connection that replaces the first one. */
const attempts = 4

/**
 * A store in IndexedDB, shared by all tabs of this origin. A commit is one transaction, including files. A Web Lock
 * serialises tabs; where it is missing (plain HTTP), only this tab's work is serialised.
 */
export class IndexedDbStorage extends WorldStorage {
  readonly kind = 'indexeddb'
  readonly #name: string
  #connection: Promise<IDBPDatabase<Schema>> | undefined
  readonly #inTurn = inTurn()

  private constructor(name: string) {
    super()
    this.#name = name
  }

  /**
   * Opens the database.
   * @param name one per deployed base path, so that two demos on one host stay separate
   * @throws IndexedDB's error if the database is unavailable (private mode) or has a newer version
   */
  static async open(name: string): Promise<IndexedDbStorage> {
    const storage = new IndexedDbStorage(name)
    await storage.#connect()
    return storage
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const locks = 'locks' in globalThis.navigator ? globalThis.navigator.locks : undefined
    if (locks) return locks.request(`${this.#name}-world`, work)
    return this.#inTurn(work)
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    return this.#transact('readonly', async (ask) => {
      const head = headOf(await ask('meta', (meta) => meta.get('head')))
      if (head?.epoch !== epoch || since < head.base) return 'reload'
      if (since === head.last) return []
      return await ask('journal', (journal) => journal.getAll(IDBKeyRange.bound(since, [], true, true)))
    })
  }

  quarantine(): Promise<number> {
    return this.#transact('readwrite', async (ask) => {
      const moment = quarantineAfter(await momentsIn(ask))
      await move(ask, inUse(), (key) => [moment, keyOf(key)])
      return moment
    })
  }

  quarantined(): Promise<readonly number[]> {
    return this.#transact('readwrite', momentsIn)
  }

  contentsOf(quarantined: number): Promise<StoredFiles> {
    const range = quarantinedAt(quarantined)
    return this.#transact('readonly', async (ask) => {
      const head = await ask('meta', (meta) => meta.get([quarantined, 'head']))
      const segments = await recordsIn(ask, 'segments', range)
      const journal = await ask('journal', (store) => store.getAll(range))
      const files = await recordsIn(ask, 'files', range)
      const named = files.map(([key, file]): [string, Blob] => [String(keyOf(key)), file])
      const texts = segments.map(([key, text]): [PlainKey, string] => [keyOf(key), text])
      return packed({ head, segments: Object.fromEntries(texts), journal }, named)
    })
  }

  restore(quarantined: number): Promise<void> {
    return this.#transact('readwrite', (ask) => move(ask, quarantinedAt(quarantined), keyOf))
  }

  discard(quarantined: number): Promise<void> {
    return this.#transact('readwrite', (ask) => {
      for (const name of everything) void ask(name, (store) => store.delete(quarantinedAt(quarantined)))
      return Promise.resolve()
    })
  }

  file(name: string): Promise<Blob | undefined> {
    return this.#transact('readonly', (ask) => ask('files', (files) => files.get(name)))
  }

  protected read() {
    return this.#transact('readonly', async (ask) => {
      const [stored, keys, journal, files] = await Promise.all([
        ask('meta', (meta) => meta.get('head')),
        ask('segments', (store) => store.getAllKeys(inUse())),
        ask('journal', (store) => store.getAll(inUse())),
        ask('files', (store) => store.count(inUse())),
      ])
      const segments = new Map<string, string>()
      for (let at = 0; at < keys.length; at += readAtOnce) {
        const some = keys.slice(at, at + readAtOnce)
        const texts = await ask('segments', (store) => store.getAll(IDBKeyRange.bound(some[0], some.at(-1))))
        for (const [index, text] of texts.entries()) segments.set(String(some[index]), text)
      }
      return { stored, segments, journal, files }
    })
  }

  protected write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<Head> {
    return this.#transact('readwrite', async (ask) => {
      if (keepsReserve && (await ask('files', (store) => store.count(reserveKey))) === 0) {
        void ask('files', (store) => store.put(reserve(), reserveKey))
      }
      const stored = await ask('meta', (meta) => meta.get('head'))
      const { head, upTo = 0, entry, segments, isWhole, removed = [] } = plan(stored)
      if (upTo > 0) void ask('journal', (store) => store.delete(IDBKeyRange.upperBound(upTo)))
      if (entry !== undefined) void ask('journal', (store) => store.add(entry, head.last))
      if (isWhole) void ask('segments', (store) => store.delete(inUse()))
      for (const [key, text] of segments ?? []) void ask('segments', (store) => store.put(text, key))
      if (removed === 'all') void ask('files', (store) => store.delete(inUse()))
      for (const [name, blob] of files) void ask('files', (store) => store.put(blob, name))
      for (const name of removed === 'all' ? [] : removed) void ask('files', (store) => store.delete(name))
      // Requests of one transaction run in order, so this counts after the writes.
      const parts = segments ? await ask('segments', (store) => store.count(inUse())) : head.parts
      void ask('meta', (meta) => meta.put({ ...head, parts }, 'head'))
      return head
    })
  }

  protected releaseReserve(): Promise<void> {
    return this.#transact('readwrite', (ask) => ask('files', (store) => store.delete(reserveKey)))
  }

  /** Runs a transaction. If the browser interrupts it, it is rolled back and retried on a new connection. */
  async #transact<M extends Mode, T>(mode: M, work: (ask: Ask<M>) => Promise<T>): Promise<T> {
    for (let left = attempts; ; left -= 1) {
      const opening = this.#connect()
      try {
        return await transact(await opening, mode, work)
      } catch (error) {
        if (left === 1 || !isCutOff(error)) throw error
        this.#forget(opening)
        void opening.then((db) => db.close(), ignore)
      }
    }
  }

  /** Returns the open database. The browser closes it when the site's data is cleared; the next call reopens it. */
  #connect(): Promise<IDBPDatabase<Schema>> {
    if (this.#connection) return this.#connection
    const opening = openDatabase(this.#name, () => this.#forget(opening))
    opening.catch(() => this.#forget(opening))
    this.#connection = opening
    return opening
  }

  #forget(opening: Promise<unknown>): void {
    if (this.#connection === opening) this.#connection = undefined
  }
}

async function momentsIn(ask: Ask<'readwrite'>): Promise<readonly number[]> {
  const keys = await Promise.all(
    everything.map((name) => ask(name, (store) => store.getAllKeys(allQuarantined()))),
  )
  const moments = [...new Set(keys.flat().map((key) => (Array.isArray(key) ? Number(key[0]) : 0)))]
  // Earlier builds quarantined only one world, as a single record without segment names and files. It can be downloaded
  // or deleted, but not restored.
  for (const key of ['quarantine', 'aside']) {
    const earlier = await ask('meta', (meta) => meta.get(key))
    if (earlier === undefined) continue
    const moment = quarantineAfter(moments)
    void ask('meta', (meta) => meta.put(earlier, [moment, 'head']))
    void ask('meta', (meta) => meta.delete(key))
    moments.push(moment)
  }
  return moments.toSorted((a, b) => b - a)
}

/** Returns the original key of a quarantined record. */
function keyOf(key: Key = ''): PlainKey {
  return Array.isArray(key) ? (key[1] ?? '') : key
}

/** Returns the records of a store with keys in a range. */
async function recordsIn<M extends Mode, N extends Name>(ask: Ask<M>, name: N, range: IDBKeyRange) {
  const keys = await ask(name, (store) => store.getAllKeys(range))
  const values = await ask(name, (store) => store.getAll(range))
  return values.map((value, at) => [keys[at], value] as const)
}

async function move(ask: Ask<'readwrite'>, range: IDBKeyRange, renamed: (key?: Key) => Key): Promise<void> {
  for (const name of everything) {
    const records = await recordsIn(ask, name, range)
    void ask(name, (store) => store.delete(range))
    for (const [key, value] of records) void ask(name, (store) => store.put(value, renamed(key)))
  }
}

/** @param onClosed called when the connection closes unexpectedly, or for another tab */
function openDatabase(name: string, onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, databaseVersion, {
    upgrade(database, _from, _to, transaction) {
      // Ignored, because the opening request reports the same failure.
      transaction.done.catch(ignore)
      for (const store of everything) database.createObjectStore(store)
    },
    blocking(_current, _blocked, event) {
      // Another tab is waiting to upgrade or delete the database.
      if (event.target instanceof IDBDatabase) event.target.close()
      onClosed()
    },
    terminated: onClosed,
  })
}

/**
 * Runs a transaction atomically and rejects with a single error. An aborted transaction also rejects its requests and
 * its `done`; these rejections are caught here.
 * @param work need not await its requests: a write transaction is awaited to its end
 */
async function transact<M extends Mode, T>(
  db: IDBPDatabase<Schema>,
  mode: M,
  work: (ask: Ask<M>) => Promise<T>,
): Promise<T> {
  const tx = db.transaction(everything, mode)
  tx.done.catch(ignore)
  const asked: Promise<unknown>[] = []
  const ask: Ask<M> = (name, request) => {
    // Async, so that a request that throws is handled like one that rejects.
    const answer = (async () => await request(tx.objectStore(name)))()
    answer.catch(ignore)
    asked.push(answer)
    return answer
  }
  try {
    const result = await work(ask)
    if (mode === 'readwrite') {
      // Requests first: their errors are more specific.
      await Promise.all(asked)
      await tx.done
    }
    return result
  } catch (error) {
    try {
      tx.abort()
    } catch {
      // The transaction has already finished.
    }
    await tx.done.catch(ignore)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new StorageFull('This browser', { cause: error })
    }
    throw error
  }
}

/** Names of the errors that occur when the browser closes a connection or aborts a transaction. */
const cutOff = new Set(['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'])

function isCutOff(error: unknown): boolean {
  return error instanceof DOMException && cutOff.has(error.name)
}

/** For promises whose failure is handled elsewhere. */
function ignore(): void {}
