import { closeSync, constants, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'
import {
  type Contents,
  type Head,
  headOf,
  isEmpty,
  StorageBroken,
  StorageFull,
  StoreUnavailable,
  type Write,
} from './storage.ts'

export class StorageInUse extends Error {
  override name = 'StorageInUse'
}

const row = v.object({ key: v.optional(v.string()), text: v.string() })

export const databaseName = 'world.sqlite'
const lockName = 'lock'
/** The file that records the last entry, as the database itself can't detect a truncated write-ahead log. */
export const markName = 'last'
/** SQLite's error codes for files that are not valid databases, or have other tables. */
const brokenCodes = new Set([1, 11, 26])
/** In bytes; fixed, so that each mark overwrites the previous one. */
const markSize = 64
const busyCode = 5
const fullCode = 13

export class Database {
  readonly folder: string
  readonly #root: string
  readonly #db: DatabaseSync
  readonly #mark: number
  readonly #inodes: string
  readonly #statements = new Map<string, StatementSync>()

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

  /** Identifies the open files, to detect replacements. */
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
      const { head, upTo = 0, entry, segments, isWhole, removed = [] } = world
      const left: string[] = []
      const remove = (name: string) =>
        left.push(...this.#texts('DELETE FROM files WHERE name = ? RETURNING place AS text', name))
      if (upTo > 0) this.#run('DELETE FROM journal WHERE number <= ?', upTo)
      if (entry !== undefined) this.#run('INSERT INTO journal (number, text) VALUES (?, ?)', head.last, entry)
      if (isWhole) this.#run('DELETE FROM segments')
      for (const [key, text] of segments ?? []) {
        this.#run('INSERT OR REPLACE INTO segments (key, text) VALUES (?, ?)', key, text)
      }
      const gone = removed === 'all' ? this.#texts('SELECT name AS text FROM files') : removed
      for (const name of [...gone, ...written.keys()]) remove(name)
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

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql)
    this.#statements.set(sql, known)
    return known
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

/** Opens the database; null if it is invalid or damaged. */
export function openSound(folder: string, root: string): Database | null {
  let db: Database | undefined
  try {
    db = new Database(folder, root)
    db.contents()
    if (db.lacking() === undefined) throw new StorageBroken('The stored world was removed')
    return db
  } catch (error) {
    db?.close()
    if (toStorageError(error) instanceof StorageBroken) return null
    throw error
  }
}

/** Converts a driver's error to a storage error, if there is one for it. */
export function toStorageError(error: unknown): unknown {
  if (!isSqliteError(error)) return error
  const code = error.errcode & 0xff
  if (code === fullCode) return full(error)
  if (brokenCodes.has(code)) return new StorageBroken('The stored world cannot be read', { cause: error })
  return error
}

export function full(cause: unknown): StorageFull {
  return new StorageFull('The server', { cause })
}

function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}
