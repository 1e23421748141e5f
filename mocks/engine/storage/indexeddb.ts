import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import type { StoredFiles } from '../contract/files.ts'
import { PageLife, realTime } from './page-life.ts'
import {
  type Contents,
  earlierPlaces,
  headOf,
  ignore,
  leftBy,
  type Places,
  placesOf,
  type Plan,
  reserveSize,
  StorageFull,
  StoreUnavailable,
  WorldStorage,
} from './storage.ts'

type Key = PlainKey | PlainKey[]
type PlainKey = string | number

/** A file as it is stored: as bytes where the browser can't store a `Blob`. */
type StoredFile = Blob | { type: string; bytes: ArrayBuffer }

interface Schema extends DBSchema {
  meta: { key: Key; value: unknown }
  segments: { key: Key; value: string }
  /** One entry for each commit that the snapshot doesn't include. */
  journal: { key: Key; value: string }
  files: { key: Key; value: StoredFile }
}

type Mode = 'readonly' | 'readwrite'
type Name = StoreNames<Schema>

/** Sends a request to one store of a transaction. Requests need not be awaited. */
type Ask<M extends Mode> = <N extends Name, T>(
  name: N,
  request: (store: IDBPObjectStore<Schema, Name[], N, M>) => Promise<T>,
) => Promise<T>

/** Version 2 has a record of where worlds are. Builds before it, which moved them, go on in memory beside it. */
const databaseVersion = 2
const everything: Name[] = ['meta', 'segments', 'journal', 'files']

/** Timeout for opening the database, and for a transaction without progress, in milliseconds. */
const timeout = { open: 15_000, progress: 10_000 }

/** Maximum attempts: clearing the site's data can also interrupt the connection that replaces the first one. */
const attempts = 4

/** Names of the errors that occur when the browser closes a connection or aborts a transaction. */
const cutOff = new Set(['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'])

/** The keys of a world's records: plain at place 0, as strings and numbers sort before arrays, and `[place, key]` elsewhere. */
const keyAt = (place: number, key: PlainKey): Key => (place === 0 ? key : [place, key])
const rangeOf = (place: number) =>
  place === 0 ? IDBKeyRange.upperBound([], true) : IDBKeyRange.bound([place], [place, []])
const placesKey: Key = [0]
const reserveKey: Key = [0]
/** The key of the file that finds out whether this browser stores a `Blob`. */
const probeKey: Key = [1]

/** Segments to read at a time. For a large world, all 238 took 417 MB, 64 take 145 MB, 16 take 0.6 s longer. */
const readAtOnce = 64

/** A store in IndexedDB, shared by all tabs of this origin. A commit is one transaction, including files. */
export class IndexedDbStorage extends WorldStorage {
  readonly kind = 'indexeddb'
  readonly #db: Database
  #takesBlobs: Promise<boolean> | undefined
  /** The current world's place when this page looked last. */
  #place = 0

  private constructor(name: string) {
    super()
    this.#db = new Database(name)
  }

  /**
   * Opens the database.
   * @param name one per deployed base path, so that two demos on one host stay separate
   * @throws IndexedDB's error if the database is unavailable or has a newer version
   * @throws StoreUnavailable if the browser doesn't answer
   */
  static async open(name: string): Promise<IndexedDbStorage> {
    const storage = new IndexedDbStorage(name)
    await storage.#db.connect()
    return storage
  }

  /**
   * Returns whether the browser stores a `Blob`. WebKit doesn't where it keeps nothing, as in private windows; a larger
   * transaction with one would never end there.
   */
  takesBlobs(): Promise<boolean> {
    this.#takesBlobs ??= this.#db
      .transact('readwrite', async (ask) => {
        const stored = ask('files', (store) => store.put(new Blob(['.']), probeKey))
        await stored.catch((error: unknown) => {
          throw isRefusal(error) ? noBlobs : error
        })
        await ask('files', (store) => store.delete(probeKey))
        return true
      })
      .catch((error: unknown) => {
        if (error === noBlobs) return false
        this.#takesBlobs = undefined
        throw error
      })
    return this.#takesBlobs
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    return this.#db.transact('readonly', async (ask) => {
      const { stored, places } = await this.#now(ask)
      const head = headOf(stored)
      if (head?.epoch !== epoch || since < head.base) return 'reload'
      if (since === head.last) return []
      const later = IDBKeyRange.bound(keyAt(places.current, since), keyAt(places.current, head.last), true)
      return await ask('journal', (journal) => journal.getAll(later))
    })
  }

  protected contentsAt(place: number) {
    return this.#db.transact('readonly', async (ask) => {
      const [contents, keys, files] = await Promise.all([
        readAt(ask, place),
        ask('files', (store) => store.getAllKeys(rangeOf(place))),
        ask('files', (store) => store.getAll(rangeOf(place))),
      ])
      const named = files.map((file, at): [string, Blob] => [nameOf(keys[at]), blobOf(file)])
      return { contents, files: new Map(named) }
    })
  }

  async file(name: string): Promise<Blob | undefined> {
    const stored = await this.#db.transact('readonly', async (ask) => {
      const { current } = (await this.#now(ask)).places
      return await ask('files', (files) => files.get(keyAt(current, name)))
    })
    return stored && blobOf(stored)
  }

  protected places() {
    return this.#db.transact('readonly', async (ask) => (await this.#now(ask)).places)
  }

  protected read() {
    return this.#db.transact('readonly', async (ask) => readAt(ask, (await this.#now(ask)).places.current))
  }

  protected async write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<void> {
    const takesBlobs = (files.size === 0 && !keepsReserve) || (await this.takesBlobs())
    const written = new Map<string, StoredFile>(files)
    if (!takesBlobs) for (const [name, blob] of files) written.set(name, await bytesOf(blob))
    await this.#db.transact('readwrite', async (ask) => {
      if (keepsReserve && (await ask('files', (store) => store.count(reserveKey))) === 0) {
        void ask('files', (store) => store.put(reserve(takesBlobs), reserveKey))
      }
      const { stored, places: before } = await this.#now(ask)
      const { places = before, world } = plan(stored, before)
      if (places !== before) {
        void ask('meta', (meta) => meta.put(places, placesKey))
        for (const place of leftBy(before, places))
          for (const name of everything) void ask(name, (store) => store.delete(rangeOf(place)))
      }
      if (!world) return
      const { head, entry, segments, isWhole, removed = [] } = world
      const at = (key: PlainKey) => keyAt(places.current, key)
      const all = rangeOf(places.current)
      if (head.last === head.base) void ask('journal', (store) => store.delete(all))
      if (entry !== undefined) void ask('journal', (store) => store.add(entry, at(head.last)))
      if (isWhole) void ask('segments', (store) => store.delete(all))
      for (const [key, text] of segments ?? []) void ask('segments', (store) => store.put(text, at(key)))
      if (removed === 'all') void ask('files', (store) => store.delete(all))
      for (const [name, file] of written) void ask('files', (store) => store.put(file, at(name)))
      for (const name of removed === 'all' ? [] : removed)
        void ask('files', (store) => store.delete(at(name)))
      // Requests of one transaction run in order, so this counts after the writes.
      const parts = segments ? await ask('segments', (store) => store.count(all)) : head.parts
      void ask('meta', (meta) => meta.put({ ...head, parts }, at('head')))
    })
  }

  /** Returns where worlds are, and the head of the current one. */
  async #now<M extends Mode>(ask: Ask<M>): Promise<{ places: Places; stored: unknown }> {
    const headAt = (place: number) => ask('meta', (meta) => meta.get(keyAt(place, 'head')))
    // Both at once, because the place seldom changes.
    const [record, stored] = await Promise.all([
      ask('meta', (meta) => meta.get(placesKey)),
      headAt(this.#place),
    ])
    const places = placesOf(record) ?? earlierPlaces([])
    if (places.current === this.#place) return { places, stored }
    this.#place = places.current
    return { places, stored: await headAt(this.#place) }
  }

  protected releaseReserve(): Promise<void> {
    return this.#db.transact('readwrite', (ask) => ask('files', (store) => store.delete(reserveKey)))
  }
}

/** The database of `IndexedDbStorage`, with transactions that always end. */
class Database {
  readonly #name: string
  readonly #life = new PageLife()
  #connection: Promise<IDBPDatabase<Schema>> | undefined
  /** What ends each running transaction, and whether it has progressed since the last look. */
  readonly #running = new Map<() => void, boolean>()
  #isLooking = false

  constructor(name: string) {
    this.#name = name
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
   * Runs a transaction atomically, not while the page is about to be frozen. If the browser interrupts it, it is rolled
   * back and retried on a new connection.
   * @param work need not await its requests: a write transaction is awaited to its end
   * @throws StorageFull
   * @throws StoreUnavailable if the browser neither completes nor aborts it
   */
  async transact<M extends Mode, T>(mode: M, work: (ask: Ask<M>) => Promise<T>): Promise<T> {
    for (let left = attempts; ; left -= 1) {
      await this.#life.awake()
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

async function readAt<M extends Mode>(ask: Ask<M>, place: number): Promise<Contents> {
  const all = rangeOf(place)
  const [stored, keys, journal, files] = await Promise.all([
    ask('meta', (meta) => meta.get(keyAt(place, 'head'))),
    ask('segments', (store) => store.getAllKeys(all)),
    ask('journal', (store) => store.getAll(all)),
    ask('files', (store) => store.count(all)),
  ])
  const segments = new Map<string, string>()
  for (let at = 0; at < keys.length; at += readAtOnce) {
    const some = keys.slice(at, at + readAtOnce)
    const texts = await ask('segments', (store) => store.getAll(IDBKeyRange.bound(some[0], some.at(-1))))
    for (const [index, text] of texts.entries()) segments.set(nameOf(some[index]), text)
  }
  return { stored, segments, journal, files }
}

function nameOf(key: Key = ''): string {
  return String(Array.isArray(key) ? key[1] : key)
}

/** Returns the content of the reserve. Random, because some browsers compress what they store. */
function reserve(takesBlobs: boolean): StoredFile {
  const bytes = new Uint8Array(reserveSize)
  if (takesBlobs) return new Blob([bytes])
  for (let at = 0; at < bytes.length; at += mostRandom)
    crypto.getRandomValues(bytes.subarray(at, at + mostRandom))
  return { type: '', bytes: bytes.buffer }
}

/** The maximum number of bytes that `getRandomValues` fills. */
const mostRandom = 65_536

async function bytesOf(blob: Blob): Promise<StoredFile> {
  return { type: blob.type, bytes: await blob.arrayBuffer() }
}

function blobOf(stored: StoredFile): Blob {
  return stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type })
}

const noBlobs = new Error('This browser does not store a Blob.')

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'UnknownError' || error.name === 'DataCloneError')
}
