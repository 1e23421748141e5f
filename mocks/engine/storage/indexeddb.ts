import type { StoredFiles } from '../contract/files.ts'
import {
  type Ask,
  Database,
  everything,
  type Key,
  type Mode,
  type PlainKey,
  placesKey,
  type StoredFile,
} from './indexeddb-database.ts'
import { PageLife } from './page-life.ts'
import {
  type Contents,
  earlierPlaces,
  headOf,
  leftBy,
  type Places,
  placesOf,
  type Plan,
  reserveSize,
  WorldStorage,
} from './storage.ts'
import { TabLock } from './tab-lock.ts'

/** The keys of a world's records: plain at place 0, as strings and numbers sort before arrays, and `[place, key]` elsewhere. */
const keyAt = (place: number, key: PlainKey): Key => (place === 0 ? key : [place, key])
const rangeOf = (place: number) =>
  place === 0 ? IDBKeyRange.upperBound([], true) : IDBKeyRange.bound([place], [place, []])
const reserveKey: Key = [0]
/** The key of the file that finds out whether this browser stores a `Blob`. */
const probeKey: Key = [1]

/** Segments to read at a time. For a large world, all 238 took 417 MB, 64 take 145 MB, 16 take 0.6 s longer. */
const readAtOnce = 64

/** A store in IndexedDB, shared by all tabs of this origin (`TabLock`). A commit is one transaction, including files. */
export class IndexedDbStorage extends WorldStorage {
  readonly kind = 'indexeddb'
  readonly #life = new PageLife()
  readonly #lock: TabLock
  readonly #db: Database
  #takesBlobs: Promise<boolean> | undefined
  /** The current world's place when this page looked last. */
  #place = 0

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
    // Needs no turn, so it waits while the page is about to be frozen.
    await this.#life.awake()
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
      const { head, upTo = 0, entry, segments, isWhole, removed = [] } = world
      const at = (key: PlainKey) => keyAt(places.current, key)
      const all = rangeOf(places.current)
      if (upTo > 0) void ask('journal', (store) => store.delete(IDBKeyRange.bound(at(0), at(upTo))))
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

/** Returns the last part of a record's key. */
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
