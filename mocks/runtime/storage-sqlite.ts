import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'
import {
  StorageBroken,
  StorageFull,
  type StoredFiles,
  type StoredWorld,
  type WorldIdentity,
  type WorldStorage,
} from './storage.ts'

/** Another server works in the folder already. */
export class StorageInUse extends Error {
  override name = 'StorageInUse'
}

const headSchema = v.object({
  format: v.number(),
  scenario: v.string(),
  seed: v.number(),
  epoch: v.string(),
  /** Number of the last journal entry. */
  last: v.number(),
  /** Number of the last entry that is no longer in the journal. */
  base: v.number(),
  /** How many segments the snapshot has. */
  parts: v.number(),
})
type Head = v.InferOutput<typeof headSchema>

const metaRow = v.object({ value: v.string() })
const segmentRow = v.object({ key: v.string(), text: v.string() })
const journalRow = v.object({ text: v.string() })
const placeRow = v.object({ place: v.string() })
const countRow = v.object({ count: v.number() })

const databaseName = 'world.sqlite'
const filesName = 'files'
const asideName = 'aside'
/** SQLite's codes for a file that is no database, no longer one, or one with other tables. */
const brokenCodes = new Set([1, 11, 26])
const busyCode = 5
const fullCode = 13
/** How many files are written to the disk at a time. */
const filesAtOnce = 16

/**
 * A store in a folder of this machine: the world in an SQLite database, the contents of files beside it. A commit is on
 * the disk before it is answered. A file is on the disk, under a name of its own, before the commit that names it: a
 * server that is killed leaves at most files that nothing names, which the next start removes.
 *
 * ```
 * lock            held by the server that works here
 * world.sqlite    meta, segments, journal, and where each file's content lies
 * files/          contents
 * aside/          the last store that could not be read, as it was
 * ```
 */
export class SqliteStorage implements WorldStorage {
  readonly kind = 'sqlite'
  /** Whether opening found something unreadable and put it aside. */
  readonly foundBroken: boolean
  readonly #folder: string
  readonly #lock: DatabaseSync
  #db: Database
  /** As it stands in the database. Nobody else writes there. */
  #head: Head | null
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(folder: string, lock: DatabaseSync, db: Database, foundBroken: boolean) {
    this.#folder = folder
    this.#lock = lock
    this.#db = db
    this.#head = db.head()
    this.foundBroken = foundBroken
  }

  /**
   * Opens the store in a folder, which is made where there is none, and removes what a killed server left half-done.
   * @throws StorageInUse while another server works there
   */
  static async open(folder: string): Promise<SqliteStorage> {
    await mkdir(folder, { recursive: true })
    const lock = holdLock(folder)
    try {
      const sound = openSound(folder)
      if (!sound) {
        console.warn(`The store in ${folder} could not be read and was put aside.`)
        await moveAside(folder)
      }
      await mkdir(join(folder, filesName), { recursive: true })
      const storage = new SqliteStorage(folder, lock, sound ?? new Database(folder), !sound)
      await storage.#sweep()
      return storage
    } catch (error) {
      lock.close()
      throw error
    }
  }

  /** Lets go of the folder. */
  close(): void {
    this.#db.close()
    this.#lock.close()
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  async load(): Promise<StoredWorld | null> {
    return inOurWords(() => {
      const stored = this.#db.stored()
      if (stored === null) return null
      const head = parsedHead(stored)
      if (!head) throw new StorageBroken('The stored world has a foreign head')
      const segments = this.#db.segments()
      const journal = this.#db.entries(head.base)
      const { format, scenario, seed, epoch, last, base, parts } = head
      if (parts !== segments.size) throw new StorageBroken('The snapshot lacks a segment')
      if (last - base !== journal.length) throw new StorageBroken('The journal has gaps')
      this.#head = head
      return { identity: { format, scenario, seed, epoch }, segments, journal, head: last }
    })
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const head = this.#head
    if (head?.epoch !== epoch || since < head.base) return Promise.resolve('reload')
    return Promise.resolve(since === head.last ? [] : this.#db.entries(since))
  }

  async append(entry: string, files: StoredFiles, removed: readonly string[]): Promise<number> {
    const head = this.#need()
    const next = { ...head, last: head.last + 1 }
    await this.#commit(next, files, () => {
      this.#db.addEntry(next.last, entry)
      return removed
    })
    return next.last
  }

  async replace(
    identity: WorldIdentity,
    segments: ReadonlyMap<string, string>,
    files: StoredFiles,
  ): Promise<void> {
    const head = { ...identity, last: 0, base: 0, parts: segments.size }
    await this.#commit(head, files, () => {
      this.#db.clear()
      for (const [key, text] of segments) this.#db.putSegment(key, text)
      return this.#db.fileNames()
    })
  }

  async compact(segments: ReadonlyMap<string, string>, upTo: number): Promise<void> {
    const head = this.#need()
    const next = { ...head, base: Math.max(head.base, upTo) }
    await this.#commit(next, new Map(), () => {
      for (const [key, text] of segments) this.#db.putSegment(key, text)
      if (upTo > head.base) this.#db.forgetEntries(upTo)
      next.parts = this.#db.countSegments()
      return []
    })
  }

  async setAside(): Promise<void> {
    this.#db.close()
    await moveAside(this.#folder)
    await mkdir(join(this.#folder, filesName), { recursive: true })
    this.#db = new Database(this.#folder)
    this.#head = null
  }

  async file(name: string): Promise<Blob | undefined> {
    const place = this.#db.placeOf(name)
    if (place === undefined) return undefined
    try {
      return await openAsBlob(this.#pathOf(place))
    } catch {
      // Removed behind the server's back, or dropped by a call a moment ago.
      return undefined
    }
  }

  #need(): Head {
    if (!this.#head) throw new Error('There is no world to add to')
    return this.#head
  }

  #pathOf(place: string): string {
    return join(this.#folder, filesName, place)
  }

  /**
   * Writes in one step: new contents first, under names that nothing refers to yet; then the transaction; then what it
   * made superfluous is removed.
   * @param change writes the rest and tells the names of the files that go
   */
  async #commit(head: Head, files: StoredFiles, change: () => readonly string[]): Promise<void> {
    const written = await this.#write(files)
    const left: string[] = []
    try {
      this.#db.transaction(() => {
        for (const name of change()) left.push(...this.#db.dropFile(name))
        for (const [name, place] of written) {
          left.push(...this.#db.dropFile(name))
          this.#db.putFile(name, place)
        }
        this.#db.putHead(head)
      })
    } catch (error) {
      await this.#remove([...written.values()])
      throw told(error)
    }
    this.#head = head
    await this.#remove(left)
  }

  /** Writes contents to the disk for good. @returns where, by the files' names */
  async #write(files: StoredFiles): Promise<Map<string, string>> {
    const written = new Map([...files.keys()].map((name) => [name, randomUUID()]))
    const all = [...files]
    try {
      for (let from = 0; from < all.length; from += filesAtOnce) {
        await Promise.all(
          all.slice(from, from + filesAtOnce).map(async ([name, blob]) => {
            const path = this.#pathOf(written.get(name) ?? '')
            await pipeline(blob.stream(), createWriteStream(path, { flush: true }))
          }),
        )
      }
      if (all.length > 0) await syncFolder(join(this.#folder, filesName))
      return written
    } catch (error) {
      await this.#remove([...written.values()])
      throw isDiskFull(error) ? full(error) : error
    }
  }

  /** Removes contents. Where that fails, the next start tries again. */
  async #remove(places: readonly string[]): Promise<void> {
    await Promise.allSettled(places.map((place) => rm(this.#pathOf(place), { force: true })))
  }

  /** Removes contents that nothing refers to. */
  async #sweep(): Promise<void> {
    const known = new Set(this.#db.places())
    const there = await readdir(join(this.#folder, filesName))
    await this.#remove(there.filter((place) => !known.has(place)))
  }
}

/** The database with its statements. */
class Database {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** @throws the driver's error where the file is no database */
  constructor(folder: string) {
    this.#db = new DatabaseSync(join(folder, databaseName))
    try {
      this.#db.exec(`
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        BEGIN;
        CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS segments (key TEXT PRIMARY KEY, text TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS journal (number INTEGER PRIMARY KEY, text TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, place TEXT NOT NULL) WITHOUT ROWID;
        COMMIT;
      `)
    } catch (error) {
      this.#db.close()
      throw error
    }
  }

  close(): void {
    this.#db.close()
  }

  /** The head as it is written, whatever it says. */
  stored(): string | null {
    const row = this.#all(`SELECT value FROM meta WHERE key = 'head'`, metaRow)[0]
    return row?.value ?? null
  }

  head(): Head | null {
    const stored = this.stored()
    return stored === null ? null : parsedHead(stored)
  }

  putHead(head: Head): void {
    this.#run(`INSERT OR REPLACE INTO meta (key, value) VALUES ('head', ?)`, JSON.stringify(head))
  }

  segments(): Map<string, string> {
    const rows = this.#all('SELECT key, text FROM segments', segmentRow)
    return new Map(rows.map(({ key, text }) => [key, text]))
  }

  countSegments(): number {
    return this.#all('SELECT count(*) AS count FROM segments', countRow)[0]?.count ?? 0
  }

  putSegment(key: string, text: string): void {
    this.#run('INSERT OR REPLACE INTO segments (key, text) VALUES (?, ?)', key, text)
  }

  /** The entries after number `since`, in their order. */
  entries(since: number): string[] {
    return this.#all('SELECT text FROM journal WHERE number > ? ORDER BY number', journalRow, since).map(
      ({ text }) => text,
    )
  }

  addEntry(number: number, text: string): void {
    this.#run('INSERT INTO journal (number, text) VALUES (?, ?)', number, text)
  }

  forgetEntries(upTo: number): void {
    this.#run('DELETE FROM journal WHERE number <= ?', upTo)
  }

  /** Forgets segments and journal; files are dropped one by one. */
  clear(): void {
    this.#run('DELETE FROM segments')
    this.#run('DELETE FROM journal')
  }

  fileNames(): string[] {
    return this.#all('SELECT name FROM files', v.object({ name: v.string() })).map(({ name }) => name)
  }

  places(): string[] {
    return this.#all('SELECT place FROM files', placeRow).map(({ place }) => place)
  }

  placeOf(name: string): string | undefined {
    return this.#all('SELECT place FROM files WHERE name = ?', placeRow, name)[0]?.place
  }

  putFile(name: string, place: string): void {
    this.#run('INSERT INTO files (name, place) VALUES (?, ?)', name, place)
  }

  /** @returns where the content lies that nothing refers to any more */
  dropFile(name: string): string[] {
    return this.#all('DELETE FROM files WHERE name = ? RETURNING place', placeRow, name).map(
      ({ place }) => place,
    )
  }

  /** All of it or nothing; on the disk when this returns. */
  transaction(work: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #run(sql: string, ...values: (string | number)[]): void {
    this.#statement(sql).run(...values)
  }

  #all<T>(sql: string, row: v.GenericSchema<unknown, T>, ...values: (string | number)[]): T[] {
    return this.#statement(sql)
      .all(...values)
      .map((found) => v.parse(row, found))
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}

/** Keeps other servers out of a folder for as long as this process lives, however it ends. */
function holdLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!isSqliteError(error) || (error.errcode & 0xff) !== busyCode) throw error
    throw new StorageInUse(`Another server works in ${folder} already.`, { cause: error })
  }
}

/** The database, unless it is none or one with a foreign or damaged inside. */
function openSound(folder: string): Database | null {
  let db: Database | undefined
  try {
    db = new Database(folder)
    db.places()
    db.stored()
    return db
  } catch (error) {
    db?.close()
    if (told(error) instanceof StorageBroken) return null
    throw error
  }
}

/** Moves database and files into a folder beside them, in place of what was put there before. */
async function moveAside(folder: string): Promise<void> {
  const aside = join(folder, asideName)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  for (const name of [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, filesName]) {
    await rename(join(folder, name), join(aside, name)).catch((error: unknown) => {
      if (!isSystemError(error) || error.code !== 'ENOENT') throw error
    })
  }
}

/** Puts on the disk that a folder has new files. */
async function syncFolder(folder: string): Promise<void> {
  // Windows neither needs this nor lets it be done.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function parsedHead(stored: string): Head | null {
  try {
    const parsed = v.safeParse(headSchema, JSON.parse(stored))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function inOurWords<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw told(error)
  }
}

/** An error of the driver in the words of a store, where there are some. */
function told(error: unknown): unknown {
  if (!isSqliteError(error)) return error
  const code = error.errcode & 0xff
  if (code === fullCode) return full(error)
  if (brokenCodes.has(code)) return new StorageBroken('The stored world cannot be read', { cause: error })
  return error
}

function full(cause: unknown): StorageFull {
  return new StorageFull('The disk has no room left to keep this', { cause, what: 'The server' })
}

/** Whether an error of the file system says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}
