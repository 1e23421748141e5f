import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DatabaseSync } from 'node:sqlite'
import { type Head, inTurn } from './head.ts'
import {
  Database,
  databaseName,
  full,
  holdLock,
  inOurWords,
  openSound,
  parsedHead,
  told,
} from './sqlite-database.ts'
import {
  StorageBroken,
  type StoredFiles,
  type StoredWorld,
  type WorldIdentity,
  type WorldStorage,
} from './storage.ts'

const filesName = 'files'
const quarantineName = 'quarantine'
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
 * quarantine/     the last store that could not be read, as it was
 * ```
 */
export class SqliteStorage implements WorldStorage {
  readonly kind = 'sqlite'
  /** Whether opening found something unreadable and quarantined it. */
  readonly foundBroken: boolean
  readonly #folder: string
  readonly #lock: DatabaseSync
  #db: Database
  /** As it stands in the database. Nobody else writes there. */
  #head: Head | undefined
  readonly exclusive = inTurn()

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
        console.warn(`The store in ${folder} could not be read and was quarantined.`)
        await moveToQuarantine(folder)
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
    files: StoredFiles | null,
  ): Promise<void> {
    const last = (files === null && this.#head?.last) || 0
    const head = { ...identity, last, base: last, parts: segments.size }
    await this.#commit(head, files ?? new Map(), () => {
      this.#db.clear()
      for (const [key, text] of segments) this.#db.putSegment(key, text)
      return files === null ? [] : this.#db.fileNames()
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

  async quarantine(): Promise<void> {
    this.#db.close()
    await moveToQuarantine(this.#folder)
    await mkdir(join(this.#folder, filesName), { recursive: true })
    this.#db = new Database(this.#folder)
    this.#head = undefined
  }

  /** Nothing to download: it lies in a folder beside the database. */
  quarantined(): Promise<string | null> {
    return Promise.resolve(null)
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

/** Moves database and files into a folder beside them, in place of what was put there before. */
async function moveToQuarantine(folder: string): Promise<void> {
  const quarantine = join(folder, quarantineName)
  await rm(quarantine, { recursive: true, force: true })
  await mkdir(quarantine, { recursive: true })
  for (const name of [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, filesName]) {
    await rename(join(folder, name), join(quarantine, name)).catch((error: unknown) => {
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

/** Whether an error of the file system says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
