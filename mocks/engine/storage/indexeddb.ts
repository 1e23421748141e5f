import type { StoredFiles } from '../contract/files.ts'
import {
  type Ask,
  Database,
  everything,
  type Key,
  type Mode,
  type Name,
  type PlainKey,
  type StoredFile,
} from './indexeddb-database.ts'
import { PageLife } from './page-life.ts'
import {
  expectPosition,
  type Head,
  headOf,
  type Plan,
  type Position,
  quarantineAfter,
  reserveSize,
  WorldStorage,
} from './storage.ts'
import { TabLock } from './tab-lock.ts'

/** The range of the world's plain keys: strings and numbers sort before arrays. */
const inUse = () => IDBKeyRange.upperBound([], true)
const reserveKey: Key = [0]
/** The key of the file that finds out whether this browser stores a `Blob`. */
const probeKey: Key = [1]
const allQuarantined = () => IDBKeyRange.lowerBound(probeKey, true)
const quarantinedAt = (moment: number) => IDBKeyRange.bound([moment], [moment, []])

/** Segments to read at a time. For a large world, all 238 took 417 MB, 64 take 145 MB, 16 take 0.6 s longer. */
const readAtOnce = 64

/** A store in IndexedDB, shared by all tabs of this origin (`TabLock`). A commit is one transaction, including files. */
export class IndexedDbStorage extends WorldStorage {
  readonly kind = 'indexeddb'
  readonly #life = new PageLife()
  readonly #lock: TabLock
  readonly #db: Database
  #takesBlobs: Promise<boolean> | undefined

  private constructor(name: string) {
    super()
    this.#lock = new TabLock(`${name}-world`, this.#life)
    this.#db = new Database(name, this.#life, () => this.#lock.check())
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

  /** Whether this page waits for another one that uses the store. */
  get isWaiting(): boolean {
    return this.#lock.isWaiting
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#lock.exclusive(work)
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
      const head = headOf(await ask('meta', (meta) => meta.get('head')))
      if (head?.epoch !== epoch || since < head.base) return 'reload'
      if (since === head.last) return []
      return await ask('journal', (journal) => journal.getAll(IDBKeyRange.bound(since, [], true, true)))
    })
  }

  quarantine(after?: Position): Promise<number> {
    return this.#db.transact('readwrite', async (ask) => {
      expectPosition(await ask('meta', (meta) => meta.get('head')), after)
      const moment = quarantineAfter(await momentsIn(ask))
      await move(ask, inUse(), (key) => [moment, keyOf(key)])
      return moment
    })
  }

  quarantined(): Promise<readonly number[]> {
    return this.#db.transact('readonly', momentsIn)
  }

  contentsOf(quarantined: number) {
    const range = quarantinedAt(quarantined)
    return this.#db.transact('readonly', async (ask) => {
      const stored = await ask('meta', (meta) => meta.get([quarantined, 'head']))
      const segments = await recordsIn(ask, 'segments', range)
      const journal = await ask('journal', (store) => store.getAll(range))
      const files = await recordsIn(ask, 'files', range)
      const named = files.map(([key, file]): [string, Blob] => [String(keyOf(key)), blobOf(file)])
      const texts = segments.map(([key, text]): [string, string] => [String(keyOf(key)), text])
      const contents = { stored, segments: new Map(texts), journal, files: named.length }
      return { contents, files: new Map(named) }
    })
  }

  restore(quarantined: number): Promise<void> {
    return this.#db.transact('readwrite', (ask) => move(ask, quarantinedAt(quarantined), keyOf))
  }

  discard(quarantined: number): Promise<void> {
    return this.#db.transact('readwrite', (ask) => {
      for (const name of everything) void ask(name, (store) => store.delete(quarantinedAt(quarantined)))
      return Promise.resolve()
    })
  }

  async file(name: string): Promise<Blob | undefined> {
    // Needs no turn, so it waits while the page is about to be frozen.
    await this.#life.awake()
    const stored = await this.#db.transact('readonly', (ask) => ask('files', (files) => files.get(name)))
    return stored && blobOf(stored)
  }

  protected read() {
    return this.#db.transact('readonly', async (ask) => {
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

  protected async write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<Head> {
    const takesBlobs = (files.size === 0 && !keepsReserve) || (await this.takesBlobs())
    const stored = new Map<string, StoredFile>(files)
    if (!takesBlobs) for (const [name, blob] of files) stored.set(name, await bytesOf(blob))
    return await this.#db.transact('readwrite', async (ask) => {
      if (keepsReserve && (await ask('files', (store) => store.count(reserveKey))) === 0) {
        void ask('files', (store) => store.put(reserve(takesBlobs), reserveKey))
      }
      const {
        head,
        upTo = 0,
        entry,
        segments,
        isWhole,
        removed = [],
      } = plan(await ask('meta', (meta) => meta.get('head')))
      if (upTo > 0) void ask('journal', (store) => store.delete(IDBKeyRange.upperBound(upTo)))
      if (entry !== undefined) void ask('journal', (store) => store.add(entry, head.last))
      if (isWhole) void ask('segments', (store) => store.delete(inUse()))
      for (const [key, text] of segments ?? []) void ask('segments', (store) => store.put(text, key))
      if (removed === 'all') void ask('files', (store) => store.delete(inUse()))
      for (const [name, file] of stored) void ask('files', (store) => store.put(file, name))
      for (const name of removed === 'all' ? [] : removed) void ask('files', (store) => store.delete(name))
      // Requests of one transaction run in order, so this counts after the writes.
      const parts = segments ? await ask('segments', (store) => store.count(inUse())) : head.parts
      void ask('meta', (meta) => meta.put({ ...head, parts }, 'head'))
      return head
    })
  }

  protected releaseReserve(): Promise<void> {
    return this.#db.transact('readwrite', (ask) => ask('files', (store) => store.delete(reserveKey)))
  }
}

async function momentsIn<M extends Mode>(ask: Ask<M>): Promise<readonly number[]> {
  const keys = await Promise.all(
    everything.map((name) => ask(name, (store) => store.getAllKeys(allQuarantined()))),
  )
  const moments = new Set(keys.flat().map((key) => (Array.isArray(key) ? Number(key[0]) : 0)))
  return [...moments].toSorted((a, b) => b - a)
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
