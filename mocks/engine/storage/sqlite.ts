import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  openAsBlob,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { remembered } from '../base/remembered.ts'
import type { StoredFiles } from '../contract/files.ts'
import {
  type Contents,
  earlierPlaces,
  type Head,
  headOf,
  isEmpty,
  leftBy,
  type Places,
  placesOf,
  type Plan,
  quarantining,
  reserveSize,
  StorageBroken,
  StorageFull,
  StoreUnavailable,
  WorldStorage,
  type Write,
} from './storage.ts'

export class StorageInUse extends Error {
  override name = 'StorageInUse'
}

const row = v.object({ key: v.optional(v.string()), text: v.string() })

export const databaseName = 'world.sqlite'
const lockName = 'lock'
/** The file that records the last entry, as the database itself can't detect a truncated write-ahead log. */
const markName = 'last'
/** SQLite's error codes for files that are not valid databases, or have other tables. */
const brokenCodes = new Set([1, 11, 26])
/** In bytes; fixed, so that each mark overwrites the previous one. */
const markSize = 64
const busyCode = 5
const fullCode = 13

const filesName = 'files'
const worldsName = 'worlds'
/** Where earlier versions moved the worlds that they quarantined. */
const quarantineName = 'quarantine'
const reserveName = 'reserve'
const placesName = 'places'

/**
 * A store in a local folder. Commits are durable before they are answered, and files before the commit that names them.
 * A killed server therefore leaves at most unreferenced files, which the next start deletes.
 *
 * ```
 * lock            held by the running server
 * places          which world is in use, and which are quarantined; without it, the one below is in use
 * world.sqlite    meta, segments, journal and the location of each file's content
 * files/          contents of the files
 * last            epoch and number of the last entry
 * reserve         reserved space for when the disk is full
 * worlds/         one folder for each later world, with its `world.sqlite`, `files/` and `last`
 * quarantine/     the same for worlds that an earlier version quarantined
 * ```
 */
export class SqliteStorage extends WorldStorage {
  readonly kind = 'sqlite'
  /** Whether opening found an unreadable world and quarantined it. */
  foundBroken = false
  readonly #folder: string
  readonly #lock: DatabaseSync
  #places: Places
  #db: Database
  #isFull = false

  private constructor(folder: string, lock: DatabaseSync, places: Places, db: Database) {
    super()
    this.#folder = folder
    this.#lock = lock
    this.#places = places
    this.#db = db
  }

  /** Opens or creates the store in a folder and cleans up after a killed server. @throws StorageInUse */
  static async open(folder: string): Promise<SqliteStorage> {
    await mkdir(folder, { recursive: true })
    const lock = holdLock(folder)
    try {
      let places = await placesIn(folder)
      let db = await openWorld(folder, places.current)
      const foundBroken = !db
      if (!db) {
        console.warn(`The store in ${folder} could not be read and was quarantined.`)
        places = quarantining(places)
        db = await openWorld(folder, places.current)
        await point(folder, places)
      }
      if (!db) throw broken()
      const storage = new SqliteStorage(folder, lock, places, db)
      storage.foundBroken = foundBroken
      const lacking = db.lacking()
      if (lacking === 0) await storage.#sweep()
      else
        console.warn(
          `The last ${lacking} changes in ${folder} are lost: world.sqlite-wal was cut or removed.`,
        )
      return storage
    } catch (error) {
      lock.close()
      throw error
    }
  }

  close(): void {
    this.#db.close()
    this.#lock.close()
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const head = headOf(this.#db.stored())
    if (head?.epoch !== epoch || since < head.base) return Promise.resolve('reload')
    return Promise.resolve(since === head.last ? [] : this.#db.entries(since))
  }

  async file(name: string): Promise<Blob | undefined> {
    const content = this.#db.contentOf(name)
    if (content === undefined) return undefined
    try {
      return await openAsBlob(this.#pathOf(content))
    } catch {
      // The file was deleted externally, or by a concurrent call.
      return undefined
    }
  }

  #pathOf(content: string, { folder } = this.#db): string {
    return join(folder, filesName, content)
  }

  protected async places() {
    return this.#places
  }

  protected async read() {
    try {
      return this.#db.read()
    } catch (error) {
      throw toStorageError(error)
    }
  }

  protected async contentsAt(place: number) {
    const folder = folderOf(this.#folder, place)
    let contents: Contents = { stored: undefined, segments: new Map(), journal: [], files: 0 }
    let names = new Map<string, string>()
    try {
      // Opening would create a missing one.
      if (!existsSync(join(folder, databaseName))) throw broken()
      const db = new Database(folder, this.#folder)
      contents = db.read()
      names = db.contents()
      db.close()
    } catch (error) {
      console.warn(
        `The download of ${folder} has no rows, because its database is damaged or missing.`,
        error,
      )
    }
    const files = new Map<string, Blob>()
    for (const content of await readdir(join(folder, filesName)))
      files.set(names.get(content) ?? content, await openAsBlob(join(folder, filesName, content)))
    return { contents, files }
  }

  protected async write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<void> {
    const before = this.#db
    before.expectInPlace()
    const { places = this.#places, world } = plan(before.stored(), this.#places)
    const isOther = places.current !== this.#places.current
    const db = isOther ? await openWorld(this.#folder, places.current) : before
    if (!db) throw broken()
    try {
      if (world) await this.#writeTo(db, world, files, keepsReserve)
      if (places !== this.#places) await point(this.#folder, places)
    } catch (error) {
      if (isOther) db.close()
      if (isOther && world) await removeWorld(this.#folder, places.current)
      throw this.#warned(error)
    }
    const left = leftBy(this.#places, places)
    this.#db = db
    this.#places = places
    if (isOther) before.close()
    for (const place of left) await removeWorld(this.#folder, place)
  }

  /** Writes new contents under unreferenced names, then commits the transaction, then deletes obsolete contents. */
  async #writeTo(db: Database, world: Write, files: StoredFiles, keepsReserve: boolean): Promise<void> {
    const written = new Map([...files.keys()].map((name) => [name, randomUUID()]))
    let done: ReturnType<Database['write']>
    try {
      if (keepsReserve) await this.#setAside()
      const writeOne = ([name, blob]: [string, Blob]) =>
        writeFile(this.#pathOf(written.get(name) ?? '', db), blob.stream(), { flush: true })
      // Systems limit how many files are open.
      const all = [...files]
      while (all.length > 0) await Promise.all(all.splice(0, 16).map(writeOne))
      if (files.size > 0) await syncFolder(join(db.folder, filesName))
      done = db.write(world, written)
    } catch (error) {
      await remove([...written.values()].map((content) => this.#pathOf(content, db)))
      throw error
    }
    if (keepsReserve) this.#isFull = false
    db.mark(done.head)
    await remove(done.left.map((content) => this.#pathOf(content, db)))
  }

  protected async releaseReserve(): Promise<void> {
    await rm(join(this.#folder, reserveName), { force: true })
  }

  /** Warns once when the disk of a stored world is full. @returns the storage error */
  #warned(error: unknown): unknown {
    const known = toStorageError(error)
    if (known instanceof StorageFull && !this.#isFull && this.#db.stored() !== undefined) {
      this.#isFull = true
      console.warn(
        `The disk of ${this.#folder} is full: free some space. Reading, deleting and logging in still work.`,
      )
    }
    return known
  }

  async #setAside(): Promise<void> {
    const reserve = join(this.#folder, reserveName)
    if (existsSync(reserve)) return
    try {
      await writeFile(reserve, randomBytes(reserveSize), { flush: true })
    } catch (error) {
      await this.releaseReserve()
      throw error
    }
  }

  async #sweep(): Promise<void> {
    const known = this.#db.contents()
    const there = await readdir(join(this.#db.folder, filesName))
    await remove(there.filter((content) => !known.has(content)).map((content) => this.#pathOf(content)))
    // Those that were not finished, or not deleted completely.
    for (const place of leftBy(earlierPlaces(await foldersIn(this.#folder, worldsName)), this.#places))
      if (place !== 0) await removeWorld(this.#folder, place)
  }
}

export class Database {
  readonly folder: string
  readonly #root: string
  readonly #db: DatabaseSync
  readonly #mark: number
  readonly #inodes: string
  readonly #statement = remembered((sql: string) => this.#db.prepare(sql))

  /** @param root the folder of the store, with its lock @throws the driver's error if the file is not a database */
  constructor(folder: string, root: string) {
    this.folder = folder
    this.#root = root
    this.#db = new DatabaseSync(join(folder, databaseName))
    try {
      this.#db.exec(`
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        BEGIN;
        CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS segments (key TEXT PRIMARY KEY, text TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS journal (number INTEGER PRIMARY KEY, text TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, place TEXT NOT NULL) WITHOUT ROWID;
        COMMIT;
      `)
      this.#inodes = this.#inodesNow()
      this.#mark = openSync(join(folder, markName), constants.O_RDWR | constants.O_CREAT)
    } catch (error) {
      this.#db.close()
      throw error
    }
  }

  close(): void {
    this.#db.close()
    closeSync(this.#mark)
  }

  /** @throws StoreUnavailable if the database was removed or replaced while open: writes would be lost */
  expectInPlace(): void {
    if (this.#inodesNow() !== this.#inodes) {
      throw new StoreUnavailable(
        'The data folder was removed or replaced. Restart the server: nothing is saved until then.',
      )
    }
  }

  #inodesNow(): string {
    const own = [databaseName, `${databaseName}-wal`, 'files'].map((name) => join(this.folder, name))
    const files = [join(this.#root, lockName), ...own].map((path) =>
      statSync(path, { throwIfNoEntry: false }),
    )
    return files.map((file) => `${file?.dev} ${file?.ino}`).join()
  }

  /** Records the last committed entry outside the database, so that lost commits are noticed. */
  mark({ epoch, last }: Head): void {
    writeSync(this.#mark, `${epoch} ${last}`.padEnd(markSize), 0)
  }

  /** Returns the number of committed changes that are lost; undefined if the whole world is lost. */
  lacking(): number | undefined {
    const [epoch = '', last] = readFileSync(join(this.folder, markName), 'utf8').split(' ')
    const stored = this.stored()
    if (stored === undefined) return epoch !== '' && isEmpty(this.read()) ? undefined : 0
    const head = headOf(stored)
    return head?.epoch === epoch ? Math.max(0, Number(last) - head.last) : 0
  }

  /** Returns the stored head, as text if it is not valid JSON; undefined if there is none. */
  stored(): unknown {
    const [text] = this.#texts(`SELECT value AS text FROM meta WHERE key = 'head'`)
    try {
      return text === undefined ? undefined : JSON.parse(text)
    } catch {
      return text
    }
  }

  read(): Contents {
    const rows = this.#all('SELECT key, text FROM segments')
    const segments = new Map(rows.map(({ key = '', text }) => [key, text]))
    return { stored: this.stored(), segments, journal: this.entries(0), files: this.contents().size }
  }

  entries(since: number): string[] {
    return this.#texts('SELECT text FROM journal WHERE number > ? ORDER BY number', since)
  }

  /** Returns the names of the files by those of their contents. */
  contents(): Map<string, string> {
    const rows = this.#all('SELECT name AS key, place AS text FROM files')
    return new Map(rows.map(({ key = '', text }) => [text, key]))
  }

  contentOf(name: string): string | undefined {
    return this.#texts('SELECT place AS text FROM files WHERE name = ?', name)[0]
  }

  /**
   * Commits changes durably.
   * @param written the names of new contents by the files' names
   * @returns the new head, and the contents that are no longer referenced
   */
  write(world: Write, written: ReadonlyMap<string, string>): { head: Head; left: string[] } {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const { head, entry, segments, isWhole, removed = [] } = world
      const left: string[] = []
      const drop = (name: string) =>
        left.push(...this.#texts('DELETE FROM files WHERE name = ? RETURNING place AS text', name))
      if (head.last === head.base) this.#run('DELETE FROM journal')
      if (entry !== undefined) this.#run('INSERT INTO journal (number, text) VALUES (?, ?)', head.last, entry)
      if (isWhole) this.#run('DELETE FROM segments')
      for (const [key, text] of segments ?? []) {
        this.#run('INSERT OR REPLACE INTO segments (key, text) VALUES (?, ?)', key, text)
      }
      const gone = removed === 'all' ? this.#texts('SELECT name AS text FROM files') : removed
      for (const name of [...gone, ...written.keys()]) drop(name)
      for (const [name, place] of written)
        this.#run('INSERT INTO files (name, place) VALUES (?, ?)', name, place)
      const parts = segments ? this.#texts('SELECT key AS text FROM segments').length : head.parts
      this.putHead({ ...head, parts })
      this.expectInPlace()
      this.#db.exec('COMMIT')
      return { head, left }
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  putHead(head: Head): void {
    this.#run(`INSERT OR REPLACE INTO meta (key, value) VALUES ('head', ?)`, JSON.stringify(head))
  }

  /** Removes what was overwritten or deleted from the file. */
  vacuum(): void {
    this.#db.exec('VACUUM')
  }

  #run(sql: string, ...values: (string | number)[]): void {
    this.#statement(sql).run(...values)
  }

  #texts(sql: string, ...values: (string | number)[]): string[] {
    return this.#all(sql, ...values).map(({ text }) => text)
  }

  #all(sql: string, ...values: (string | number)[]) {
    const found = this.#statement(sql).all(...values)
    return found.map((one) => v.parse(row, one))
  }
}

/** Locks a folder for the lifetime of this process. @throws StorageInUse */
export function holdLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, lockName))
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!isSqliteError(error) || (error.errcode & 0xff) !== busyCode) throw error
    throw new StorageInUse(`Another server already uses ${folder}.`, { cause: error })
  }
}

/** Deletes files. Failed deletions are retried at the next start. */
async function remove(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => rm(path, { recursive: true, force: true })))
}

/** Opens or creates the world at a place; null if it is unreadable or incomplete. */
async function openWorld(root: string, place: number): Promise<Database | null> {
  const folder = folderOf(root, place)
  const files = join(folder, filesName)
  await mkdir(files, { recursive: true })
  // Contents without a database belong to a world whose database was lost.
  if (!existsSync(join(folder, databaseName)) && (await readdir(files)).length > 0) return null
  let db: Database | undefined
  try {
    db = new Database(folder, root)
    db.contents()
    if (db.lacking() !== undefined) return db
    db.close()
    return null
  } catch (error) {
    db?.close()
    if (toStorageError(error) instanceof StorageBroken) return null
    throw error
  }
}

async function removeWorld(root: string, place: number): Promise<void> {
  const folder = folderOf(root, place)
  const own = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, markName, filesName]
  await remove(place === 0 ? own.map((name) => join(folder, name)) : [folder])
}

function folderOf(root: string, place: number): string {
  if (place === 0) return root
  const earlier = join(root, quarantineName, String(place))
  return existsSync(earlier) ? earlier : join(root, worldsName, String(place))
}

/** Returns the places of a store: if it has no record of them, as in an earlier version, by its folders. */
async function placesIn(root: string): Promise<Places> {
  const path = join(root, placesName)
  if (existsSync(path)) {
    const places = placesOf(JSON.parse(await readFile(path, 'utf8')))
    if (!places) throw new Error(`${path} can’t be read.`)
    return places
  }
  return earlierPlaces([...(await foldersIn(root, quarantineName)), ...(await foldersIn(root, worldsName))])
}

async function foldersIn(root: string, name: string): Promise<number[]> {
  const folder = join(root, name)
  const there = existsSync(folder) ? await readdir(folder) : []
  return there.filter((each) => /^\d+$/.test(each)).map(Number)
}

/** Returns the folder of the world in use. */
export async function currentFolder(root: string): Promise<string> {
  return folderOf(root, (await placesIn(root)).current)
}

/** Records where worlds are, durably and atomically. */
async function point(root: string, places: Places): Promise<void> {
  const path = join(root, placesName)
  await writeFile(`${path}.next`, JSON.stringify(places), { flush: true })
  await rename(`${path}.next`, path)
  await syncFolder(root)
}

function broken(cause?: unknown): StorageBroken {
  return new StorageBroken('The stored world cannot be read', { cause })
}

function toStorageError(error: unknown): unknown {
  const code = isSqliteError(error) ? error.errcode & 0xff : undefined
  if (isDiskFull(error) || code === fullCode) return new StorageFull('The server', { cause: error })
  return code !== undefined && brokenCodes.has(code) ? broken(error) : error
}

function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}

/** Makes new directory entries durable. */
async function syncFolder(folder: string): Promise<void> {
  // Windows doesn't support this, and doesn't need it.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
