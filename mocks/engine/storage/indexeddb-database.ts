import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import { type PageLife, realTime } from './page-life.ts'
import { earlierPlaces, ignore, StorageFull, StoreUnavailable } from './storage.ts'

export type Key = PlainKey | PlainKey[]
export type PlainKey = string | number

/** A file as it is stored: as bytes where the browser can't store a `Blob`. */
export type StoredFile = Blob | { type: string; bytes: ArrayBuffer }

export interface Schema extends DBSchema {
  meta: { key: Key; value: unknown }
  segments: { key: Key; value: string }
  /** One entry for each commit that the snapshot doesn't include. */
  journal: { key: Key; value: string }
  files: { key: Key; value: StoredFile }
}

export type Mode = 'readonly' | 'readwrite'
export type Name = StoreNames<Schema>

/** Sends a request to one store of a transaction. Requests need not be awaited. */
export type Ask<M extends Mode> = <N extends Name, T>(
  name: N,
  request: (store: IDBPObjectStore<Schema, Name[], N, M>) => Promise<T>,
) => Promise<T>

/** Version 2 has a record of where worlds are. Builds before it, which moved them, go on in memory beside it. */
const databaseVersion = 2
export const everything: Name[] = ['meta', 'segments', 'journal', 'files']

/** The key of the places, in `meta`. */
export const placesKey: Key = [0]

/** Timeout for opening the database, and for a transaction without progress, in milliseconds. */
const timeout = { open: 15_000, progress: 10_000 }

/** Maximum attempts: clearing the site's data can also interrupt the connection that replaces the first one. */
const attempts = 4

/** Names of the errors that occur when the browser closes a connection or aborts a transaction. */
const cutOff = new Set(['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'])

/** The database of `IndexedDbStorage`, with transactions that always end. */
export class Database {
  readonly #name: string
  readonly #life: PageLife
  readonly #check: () => void
  #connection: Promise<IDBPDatabase<Schema>> | undefined
  /** What ends each running transaction, and whether it has progressed since the last look. */
  readonly #running = new Map<() => void, boolean>()
  #isLooking = false

  /** @param check called before each transaction; may throw */
  constructor(name: string, life: PageLife, check: () => void) {
    this.#name = name
    this.#life = life
    this.#check = check
  }

  /** Returns the open database. The browser closes it when the site's data is cleared; the next call reopens it. */
  connect(): Promise<IDBPDatabase<Schema>> {
    if (this.#connection) return this.#connection
    const opening = open(this.#name, () => this.#forget(opening))
    opening.catch(() => this.#forget(opening))
    this.#connection = opening
    return opening
  }

  #forget(opening: Promise<unknown>): void {
    if (this.#connection === opening) this.#connection = undefined
  }

  /**
   * Runs a transaction atomically. If the browser interrupts it, it is rolled back and retried on a new connection.
   * @param work need not await its requests: a write transaction is awaited to its end
   * @throws StorageFull
   * @throws StoreUnavailable if the browser neither completes nor aborts it
   */
  async transact<M extends Mode, T>(mode: M, work: (ask: Ask<M>) => Promise<T>): Promise<T> {
    for (let left = attempts; ; left -= 1) {
      this.#check()
      const opening = this.connect()
      try {
        return await this.#attempt(await opening, mode, work)
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
        if (isFull) throw new StorageFull('This browser', { cause: error })
        if (error instanceof DOMException && error.name === 'VersionError')
          throw new StoreUnavailable('Another version of this page is in use. Reload it.', { cause: error })
        if (left === 1 || !(error instanceof DOMException && cutOff.has(error.name))) throw error
        this.#forget(opening)
        void opening.then((db) => db.close(), ignore)
      }
    }
  }

  /**
   * Runs a transaction, and rejects with a single error: an aborted one also rejects its requests and its `done`. It is
   * aborted if the page is about to be frozen, as it would then block other pages.
   */
  async #attempt<M extends Mode, T>(
    db: IDBPDatabase<Schema>,
    mode: M,
    work: (ask: Ask<M>) => Promise<T>,
  ): Promise<T> {
    const tx = db.transaction(everything, mode)
    tx.done.catch(ignore)
    const abort = () => {
      try {
        tx.abort()
      } catch {
        // The transaction has finished, or is being committed.
      }
    }
    const stopListening = this.#life.onPause(abort)
    const { promise: stalled, reject } = Promise.withResolvers<never>()
    stalled.catch(ignore)
    const end = () => reject(noAnswer())
    const note = () => {
      if (this.#running.has(end)) this.#running.set(end, true)
    }
    this.#running.set(end, true)
    if (!this.#isLooking) void this.#endStalled()
    const asked: Promise<unknown>[] = []
    const ask: Ask<M> = (name, request) => {
      // Async, so that a request that throws is handled like one that rejects.
      const answer = (async () => await request(tx.objectStore(name)))()
      answer.then(note, note)
      asked.push(answer)
      return answer
    }
    const complete = async () => {
      const result = await work(ask)
      if (mode === 'readwrite') {
        // Requests first: their errors are more specific.
        await Promise.all(asked)
        await tx.done
      }
      return result
    }
    try {
      return await Promise.race([complete(), stalled])
    } catch (error) {
      abort()
      await Promise.race([tx.done.catch(ignore), stalled.catch(ignore)])
      throw error
    } finally {
      stopListening()
      this.#running.delete(end)
    }
  }

  /** Ends transactions without progress. One timer for all: one for each would cost more than most of them take. */
  async #endStalled(): Promise<void> {
    this.#isLooking = true
    while (this.#running.size > 0) {
      await realTime(timeout.progress)
      for (const [end, hasProgressed] of this.#running) {
        this.#running.set(end, false)
        if (!hasProgressed) end()
      }
    }
    this.#isLooking = false
  }
}

/** @param onClosed called when the connection closes unexpectedly, or for another tab */
async function open(name: string, onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, databaseVersion, {
    upgrade(database, from, _to, transaction) {
      // Ignored, because the opening request reports the same failure.
      transaction.done.catch(ignore)
      if (from === 0) for (const store of everything) database.createObjectStore(store)
      recordPlaces(transaction).catch(ignore)
    },
    blocking(_current, _blocked, event) {
      // Another tab is waiting to upgrade or delete the database.
      if (event.target instanceof IDBDatabase) event.target.close()
      onClosed()
    },
    terminated: onClosed,
  })
  const isLate = realTime(timeout.open).then(() => undefined)
  const database = await Promise.race([opening, isLate])
  if (database) return database
  opening.then((late) => late.close(), ignore)
  throw noAnswer()
}

/** Records where worlds are. Version 1 prefixed the keys of quarantined ones with the time of their quarantine. */
async function recordPlaces(transaction: IDBPTransaction<Schema, Name[], 'versionchange'>): Promise<void> {
  const moments = new Set<number>()
  for (const name of everything)
    for (const key of await transaction.objectStore(name).getAllKeys(IDBKeyRange.lowerBound([2])))
      if (Array.isArray(key)) moments.add(Number(key[0]))
  await transaction.objectStore('meta').put(earlierPlaces([...moments]), placesKey)
}

function noAnswer(): StoreUnavailable {
  return new StoreUnavailable('This browser’s storage doesn’t answer. Reload the page and try again.')
}
