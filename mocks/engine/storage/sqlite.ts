import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DatabaseSync } from 'node:sqlite'
import {
  besideReserve,
  expectAt,
  type Head,
  inTurn,
  quarantineAfter,
  reserveSize,
  wholeWorld,
} from './head.ts'
import {
  Database,
  databaseName,
  full,
  holdLock,
  markName,
  openSound,
  parsedHead,
  told,
} from './sqlite-database.ts'
import {
  type Position,
  StorageBroken,
  StorageFull,
  type StoredFiles,
  type StoredWorld,
  type WorldIdentity,
  type WorldStorage,
} from './storage.ts'

const filesName = 'files'
const quarantineName = 'quarantine'
const reserveName = 'reserve'
/** How many files are written to the disk at a time. */
const filesAtOnce = 16

/**
 * A store in a folder of this machine. A commit is on the disk before it is answered, and a file before the commit that
 * names it: a server that is killed leaves at most files that nothing names, which the next start removes.
 *
 * ```
 * lock            held by the server that works here
 * world.sqlite    meta, segments, journal, and where each file's content lies; beside it SQLite's own while one works
 * files/          contents
 * last            how far the world has come
 * reserve         space for when the disk is full
 * quarantine/     a folder for each world that could not be read, as it was, named by its moment
 * ```
 */
export class SqliteStorage implements WorldStorage {
  readonly kind = 'sqlite'
  /** Whether opening found something unreadable and quarantined it. */
  readonly foundBroken: boolean
  readonly #folder: string
  readonly #lock: DatabaseSync
  #db: Database
  #isFull = false
  readonly exclusive = inTurn()

  private constructor(folder: string, lock: DatabaseSync, db: Database, foundBroken: boolean) {
    this.#folder = folder
    this.#lock = lock
    this.#db = db
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
      await adoptEarlier(folder)
      const { db, wasBroken } = await openStore(folder)
      const storage = new SqliteStorage(folder, lock, db, wasBroken)
      const lacking = db.lacking()
      if (lacking === 0) await storage.#sweep()
      else
        console.warn(
          `The last ${lacking} changes in ${folder} are gone: world.sqlite-wal was cut or removed.`,
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

  async load(): Promise<StoredWorld | null> {
    try {
      const stored = this.#db.stored()
      if (stored === null && this.#db.isEmpty()) return null
      const head = stored === null ? undefined : parsedHead(stored)
      if (!head) throw new StorageBroken(`The stored world has ${stored === null ? 'no' : 'a foreign'} head`)
      return wholeWorld(head, this.#db.segments(), this.#db.entries(head.base))
    } catch (error) {
      throw told(error)
    }
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const head = this.#db.head()
    if (head?.epoch !== epoch || since < head.base) return Promise.resolve('reload')
    return Promise.resolve(since === head.last ? [] : this.#db.entries(since))
  }

  async append(
    entry: string,
    files: StoredFiles,
    removed: readonly string[],
    after?: Position,
    mayUseReserve = false,
  ): Promise<number> {
    const write = (isKept: boolean) =>
      this.#commit(
        files,
        after,
        (head) => {
          const next = needed(head)
          this.#db.run('INSERT INTO journal (number, text) VALUES (?, ?)', next.last + 1, entry)
          return [{ ...next, last: next.last + 1 }, removed]
        },
        isKept,
      )
    const { last } = await besideReserve(mayUseReserve, write, () => this.#releaseReserve())
    return last
  }

  /** An error in the words of a store; a full disk is told on the console, once. */
  #told(error: unknown): unknown {
    const known = isDiskFull(error) ? full(error) : told(error)
    if (known instanceof StorageFull && !this.#isFull) {
      this.#isFull = true
      console.warn(
        `The disk of ${this.#folder} is full: only reading, deleting and logging in go on. Make room there.`,
      )
    }
    return known
  }

  async replace(
    identity: WorldIdentity,
    segments: ReadonlyMap<string, string>,
    files: StoredFiles | null,
    after?: Position,
    mayUseReserve = false,
  ): Promise<void> {
    const write = () =>
      this.#commit(files ?? new Map(), after, (head) => {
        const last = (files === null && head?.last) || 0
        this.#db.run('DELETE FROM segments')
        this.#db.run('DELETE FROM journal')
        for (const [key, text] of segments) this.#db.putSegment(key, text)
        const next = { ...identity, last, base: last, parts: segments.size }
        return [next, files === null ? [] : this.#db.texts('SELECT name AS text FROM files')]
      })
    await besideReserve(mayUseReserve, write, () => this.#releaseReserve())
  }

  async markChecked(build: string, after?: Position): Promise<void> {
    await this.#commit(new Map(), after, (head) => [{ ...needed(head), checkedBy: build }, []])
  }

  async compact(segments: ReadonlyMap<string, string>, upTo: number, after?: Position): Promise<void> {
    await this.#commit(new Map(), after, (stored) => {
      const head = needed(stored)
      for (const [key, text] of segments) this.#db.putSegment(key, text)
      this.#db.run('DELETE FROM journal WHERE number <= ?', upTo)
      return [{ ...head, base: Math.max(head.base, upTo), parts: this.#db.count('segments') }, []]
    })
  }

  async quarantine(): Promise<number> {
    this.#db.close()
    const moment = await moveToQuarantine(this.#folder)
    await this.#reopen()
    return moment
  }

  quarantined(): Promise<readonly number[]> {
    return quarantinedIn(this.#folder)
  }

  async contentsOf(quarantined: number): Promise<StoredFiles> {
    const place = placeOf(this.#folder, quarantined)
    const there = await readdir(place, { recursive: true, withFileTypes: true })
    const paths = there.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    return new Map(
      await Promise.all(
        paths.map(async (path): Promise<[string, Blob]> => [
          relative(place, path).replaceAll('\\', '/'),
          await openAsBlob(path),
        ]),
      ),
    )
  }

  async restore(quarantined: number): Promise<void> {
    this.#db.close()
    await moveWorld(placeOf(this.#folder, quarantined), this.#folder)
    await this.discard(quarantined)
    await this.#reopen()
  }

  async discard(quarantined: number): Promise<void> {
    await rm(placeOf(this.#folder, quarantined), { recursive: true, force: true })
  }

  async file(name: string): Promise<Blob | undefined> {
    const [place] = this.#db.texts('SELECT place AS text FROM files WHERE name = ?', name)
    if (place === undefined) return undefined
    try {
      return await openAsBlob(this.#pathOf(place))
    } catch {
      // Removed behind the server's back, or dropped by a call a moment ago.
      return undefined
    }
  }

  async #reopen(): Promise<void> {
    this.#db = (await openStore(this.#folder)).db
  }

  #pathOf(place: string): string {
    return join(this.#folder, filesName, place)
  }

  /**
   * Writes in one step: new contents first, under names that nothing refers to yet; then the transaction; then what it
   * made superfluous is removed.
   * @param change writes the rest; gives the new head, and the names of the files that go
   * @param keepReserve whether the reserve has to be there beside it
   */
  async #commit(
    files: StoredFiles,
    after: Position | undefined,
    change: (head: Head | undefined) => [Head, readonly string[]],
    keepReserve = false,
  ): Promise<Head> {
    this.#db.expectInPlace()
    if (keepReserve) await this.#setAside()
    const written = await this.#write(files)
    const left: string[] = []
    let head: Head
    try {
      head = this.#db.transaction(() => {
        const stored = this.#db.head()
        expectAt(stored, after)
        const [next, removed] = change(stored)
        for (const name of removed) left.push(...this.#db.dropFile(name))
        for (const [name, place] of written) {
          left.push(...this.#db.dropFile(name))
          this.#db.run('INSERT INTO files (name, place) VALUES (?, ?)', name, place)
        }
        this.#db.putHead(next)
        this.#db.expectInPlace()
        return next
      })
    } catch (error) {
      await this.#remove([...written.values()])
      throw this.#told(error)
    }
    if (keepReserve) this.#isFull = false
    this.#db.mark(head)
    await this.#remove(left)
    return head
  }

  async #setAside(): Promise<void> {
    const reserve = join(this.#folder, reserveName)
    if (existsSync(reserve)) return
    try {
      await writeFile(reserve, randomBytes(reserveSize), { flush: true })
    } catch (error) {
      await this.#releaseReserve()
      throw this.#told(error)
    }
  }

  async #releaseReserve(): Promise<void> {
    await rm(join(this.#folder, reserveName), { force: true })
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
      throw this.#told(error)
    }
  }

  /** Removes contents. Where that fails, the next start tries again. */
  async #remove(places: readonly string[]): Promise<void> {
    await Promise.allSettled(places.map((place) => rm(this.#pathOf(place), { force: true })))
  }

  async #sweep(): Promise<void> {
    const known = new Set(this.#db.places())
    const there = await readdir(join(this.#folder, filesName))
    await this.#remove(there.filter((place) => !known.has(place)))
  }
}

function needed(head: Head | undefined): Head {
  if (!head) throw new Error('There is no world to add to')
  return head
}

/** Opens what is in a folder. What cannot be read, or is not all there any more, is quarantined first. */
async function openStore(folder: string): Promise<{ db: Database; wasBroken: boolean }> {
  const files = join(folder, filesName)
  await mkdir(files, { recursive: true })
  // Contents without the database that names them are what is left of a world.
  const isWhole = existsSync(join(folder, databaseName)) || (await readdir(files)).length === 0
  const sound = isWhole ? openSound(folder) : null
  if (sound) return { db: sound, wasBroken: false }
  console.warn(`The store in ${folder} could not be read and was quarantined.`)
  await moveToQuarantine(folder)
  await mkdir(files, { recursive: true })
  return { db: new Database(folder), wasBroken: true }
}

function placeOf(folder: string, quarantined: number): string {
  return join(folder, quarantineName, String(quarantined))
}

/** Earlier builds quarantined one world, in the folder that holds all of them now. */
async function adoptEarlier(folder: string): Promise<void> {
  const place = join(folder, quarantineName)
  const earlier = await stat(join(place, databaseName)).catch(ifNone(() => undefined))
  if (earlier) await moveWorld(place, placeOf(folder, Math.floor(earlier.mtimeMs)))
}

/** What is in quarantine, the latest first. */
async function quarantinedIn(folder: string): Promise<number[]> {
  const there = await readdir(join(folder, quarantineName)).catch(ifNone(() => []))
  return there
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a)
}

async function moveToQuarantine(folder: string): Promise<number> {
  const moment = quarantineAfter(await quarantinedIn(folder))
  await moveWorld(folder, placeOf(folder, moment))
  return moment
}

/** Moves database and files into another folder, in place of those that are there. */
async function moveWorld(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, markName, filesName]) {
    await rm(join(to, name), { recursive: true, force: true })
    await rename(join(from, name), join(to, name)).catch(ifNone(() => undefined))
  }
}

/** What to take where a file or folder is missing. */
function ifNone<T>(instead: () => T): (error: unknown) => T {
  return (error) => {
    if (isSystemError(error) && error.code === 'ENOENT') return instead()
    throw error
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
