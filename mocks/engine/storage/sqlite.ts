import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { StoredFiles } from '../contract/files.ts'
import {
  Database,
  databaseName,
  full,
  holdLock,
  markName,
  openSound,
  toStorageError,
} from './sqlite-database.ts'
import {
  type Contents,
  type Head,
  headOf,
  inTurn,
  type Plan,
  quarantineAfter,
  reserveSize,
  StorageFull,
  WorldStorage,
} from './storage.ts'

const filesName = 'files'
const quarantineName = 'quarantine'
const reserveName = 'reserve'
const filesAtOnce = 16

/**
 * A store in a local folder. Commits are durable before they are answered, and files before the commit that names them.
 * A killed server therefore leaves at most unreferenced files, which the next start deletes.
 *
 * ```
 * lock            held by the running server
 * world.sqlite    meta, segments, journal and the location of each file's content
 * files/          contents of the files
 * last            epoch and number of the last entry
 * reserve         reserved space for when the disk is full
 * quarantine/     one folder for each quarantined world, named by the time of its quarantine
 * ```
 */
export class SqliteStorage extends WorldStorage {
  readonly kind = 'sqlite'
  /** Whether opening found an unreadable world and quarantined it. */
  readonly foundBroken: boolean
  readonly #folder: string
  readonly #lock: DatabaseSync
  #db: Database
  #isFull = false
  readonly exclusive = inTurn()

  private constructor(folder: string, lock: DatabaseSync, db: Database, foundBroken: boolean) {
    super()
    this.#folder = folder
    this.#lock = lock
    this.#db = db
    this.foundBroken = foundBroken
  }

  /** Opens or creates the store in a folder and cleans up after a killed server. @throws StorageInUse */
  static async open(folder: string): Promise<SqliteStorage> {
    await mkdir(folder, { recursive: true })
    const lock = holdLock(folder)
    try {
      const { db, wasBroken } = await openStore(folder)
      const storage = new SqliteStorage(folder, lock, db, wasBroken)
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

  async quarantine(): Promise<number> {
    this.#db.close()
    const moment = await moveToQuarantine(this.#folder)
    await this.#reopen()
    return moment
  }

  quarantined(): Promise<readonly number[]> {
    return quarantinedIn(this.#folder)
  }

  async contentsOf(quarantined: number) {
    const place = placeOf(this.#folder, quarantined)
    let contents: Contents = { stored: undefined, segments: new Map(), journal: [], files: 0 }
    let names = new Map<string, string>()
    try {
      const db = new Database(place)
      contents = db.read()
      names = db.places()
      db.close()
    } catch (error) {
      console.warn(`The download of ${place} has no rows, because its database is damaged.`, error)
    }
    const files = new Map<string, Blob>()
    for (const name of await readdir(join(place, filesName)))
      files.set(names.get(name) ?? name, await openAsBlob(join(place, filesName, name)))
    return { contents, files }
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
    const place = this.#db.placeOf(name)
    if (place === undefined) return undefined
    try {
      return await openAsBlob(this.#pathOf(place))
    } catch {
      // The file was deleted externally, or by a concurrent call.
      return undefined
    }
  }

  async #reopen(): Promise<void> {
    this.#db = (await openStore(this.#folder)).db
  }

  #pathOf(place: string): string {
    return join(this.#folder, filesName, place)
  }

  protected async read() {
    try {
      return this.#db.read()
    } catch (error) {
      throw toStorageError(error)
    }
  }

  /** Writes new contents under unreferenced names, then commits the transaction, then deletes obsolete contents. */
  protected async write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<Head> {
    this.#db.expectInPlace()
    const written = new Map([...files.keys()].map((name) => [name, randomUUID()]))
    const all = [...files]
    let done: ReturnType<Database['write']>
    try {
      if (keepsReserve) await this.#setAside()
      for (let from = 0; from < all.length; from += filesAtOnce) {
        const some = all.slice(from, from + filesAtOnce)
        const writeOne = ([name, blob]: [string, Blob]) =>
          writeFile(this.#pathOf(written.get(name) ?? ''), blob.stream(), { flush: true })
        await Promise.all(some.map(writeOne))
      }
      if (all.length > 0) await syncFolder(join(this.#folder, filesName))
      done = this.#db.write(plan, written)
    } catch (error) {
      await this.#remove([...written.values()])
      throw this.#toStorageError(error)
    }
    if (keepsReserve) this.#isFull = false
    this.#db.mark(done.head)
    await this.#remove(done.left)
    return done.head
  }

  protected async releaseReserve(): Promise<void> {
    await rm(join(this.#folder, reserveName), { force: true })
  }

  /** Converts an error to a storage error. Warns once when the disk of a stored world is full. */
  #toStorageError(error: unknown): unknown {
    const known = isDiskFull(error) ? full(error) : toStorageError(error)
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

  /** Deletes contents. Failed deletions are retried at the next start. */
  async #remove(places: readonly string[]): Promise<void> {
    await Promise.allSettled(places.map((place) => rm(this.#pathOf(place), { force: true })))
  }

  async #sweep(): Promise<void> {
    const known = this.#db.places()
    const there = await readdir(join(this.#folder, filesName))
    await this.#remove(there.filter((place) => !known.has(place)))
  }
}

/** Opens a folder's store. An unreadable or incomplete one is quarantined first. */
async function openStore(folder: string): Promise<{ db: Database; wasBroken: boolean }> {
  const files = join(folder, filesName)
  await mkdir(files, { recursive: true })
  // Contents without a database belong to a world whose database was lost.
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

async function quarantinedIn(folder: string): Promise<number[]> {
  const place = join(folder, quarantineName)
  const there = existsSync(place) ? await readdir(place) : []
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

/** Moves a database and its files to another folder, replacing any database and files in that folder. */
async function moveWorld(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, markName, filesName]) {
    await rm(join(to, name), { recursive: true, force: true })
    if (existsSync(join(from, name))) await rename(join(from, name), join(to, name))
  }
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
