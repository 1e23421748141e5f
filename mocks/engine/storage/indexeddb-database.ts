import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb'
import { type PageLife, realTime } from './page-life.ts'
import { ignore, StorageFull, StoreUnavailable } from './storage.ts'

// The database of `IndexedDbStorage`: its schema, and transactions that always end.

/** Keys of the world are plain; those of a quarantined one are prefixed with its time: `[moment, key]`. */
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

/** Sends a request to one store of a transaction. `transact` handles requests that are not awaited. */
export type Ask<M extends Mode> = <N extends Name, T>(
  name: N,
  request: (store: IDBPObjectStore<Schema, Name[], N, M>) => Promise<T>,
) => Promise<T>

const databaseVersion = 1
export const everything: Name[] = ['meta', 'segments', 'journal', 'files']

/** Timeout for opening the database, and for a transaction without progress, in milliseconds. */
const timeout = { open: 15_000, progress: 10_000 }

/** @param onClosed called when the connection closes unexpectedly, or for another tab */
export async function openDatabase(name: string, onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, databaseVersion, {
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
  const isLate = realTime(timeout.open).then(() => undefined)
  const database = await Promise.race([opening, isLate])
  if (database) return database
  opening.then((late) => late.close(), ignore)
  throw noAnswer()
}

/**
 * Runs a transaction atomically and rejects with a single error. An aborted transaction also rejects its requests and
 * its `done`; these rejections are caught here. It is aborted if the page is about to be frozen, as it would then block
 * other pages.
 * @param work need not await its requests: a write transaction is awaited to its end
 * @throws StoreUnavailable if the browser neither completes nor aborts it
 */
export async function transact<M extends Mode, T>(
  db: IDBPDatabase<Schema>,
  mode: M,
  work: (ask: Ask<M>) => Promise<T>,
  { life, watchdog }: { life: PageLife; watchdog: Watchdog },
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
  const watch = watchdog.watch()
  const asked: Promise<unknown>[] = []
  const ask: Ask<M> = (name, request) => {
    // Async, so that a request that throws is handled like one that rejects.
    const answer = (async () => await request(tx.objectStore(name)))()
    answer.then(watch.note, watch.note)
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
  const stopListening = life.onPause(abort)
  try {
    return await Promise.race([complete(), watch.stalled])
  } catch (error) {
    abort()
    await Promise.race([tx.done.catch(ignore), watch.stalled.catch(ignore)])
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new StorageFull('This browser', { cause: error })
    }
    throw error
  } finally {
    stopListening()
    watch.stop()
  }
}

/** Ends transactions without progress. One timer looks at all: one for each would cost more than most of them take. */
export class Watchdog {
  /** What ends each running transaction, and whether it has progressed since the last look. */
  readonly #running = new Map<() => void, boolean>()
  #isLooking = false

  /** Watches a transaction. `stalled` rejects if `note` isn't called for a while. */
  watch() {
    const { promise: stalled, reject } = Promise.withResolvers<never>()
    stalled.catch(ignore)
    const end = () => reject(noAnswer())
    this.#running.set(end, true)
    if (!this.#isLooking) void this.#look()
    return {
      stalled,
      note: () => {
        if (this.#running.has(end)) this.#running.set(end, true)
      },
      stop: () => void this.#running.delete(end),
    }
  }

  async #look(): Promise<void> {
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

function noAnswer(): StoreUnavailable {
  return new StoreUnavailable('This browser’s storage doesn’t answer. Reload the page and try again.')
}

/** Names of the errors that occur when the browser closes a connection or aborts a transaction. */
const cutOff = new Set(['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'])

export function isCutOff(error: unknown): boolean {
  return error instanceof DOMException && cutOff.has(error.name)
}
