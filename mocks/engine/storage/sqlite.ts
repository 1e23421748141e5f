import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  earlierPlaces,
  headOf,
  inTurn,
  leftBy,
  type Places,
  placesOf,
  type Plan,
  quarantining,
  reserveSize,
  StorageBroken,
  StorageFull,
  WorldStorage,
  type Write,
} from './storage.ts'

const filesName = 'files'
const worldsName = 'worlds'
/** Where earlier versions moved the worlds that they quarantined. */
const quarantineName = 'quarantine'
const reserveName = 'reserve'
const placesName = 'places'
const filesAtOnce = 16

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
  readonly exclusive = inTurn()

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
      throw this.#toStorageError(error)
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
    const all = [...files]
    let done: ReturnType<Database['write']>
    try {
      if (keepsReserve) await this.#setAside()
      for (let from = 0; from < all.length; from += filesAtOnce) {
        const some = all.slice(from, from + filesAtOnce)
        const writeOne = ([name, blob]: [string, Blob]) =>
          writeFile(this.#pathOf(written.get(name) ?? '', db), blob.stream(), { flush: true })
        await Promise.all(some.map(writeOne))
      }
      if (all.length > 0) await syncFolder(join(db.folder, filesName))
      done = db.write(world, written)
    } catch (error) {
      await remove([...written.values()].map((content) => this.#pathOf(content, db)))
      throw this.#toStorageError(error)
    }
    if (keepsReserve) this.#isFull = false
    db.mark(done.head)
    await remove(done.left.map((content) => this.#pathOf(content, db)))
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

  async #sweep(): Promise<void> {
    const known = this.#db.contents()
    const there = await readdir(join(this.#db.folder, filesName))
    await remove(there.filter((content) => !known.has(content)).map((content) => this.#pathOf(content)))
    // Those that were not finished, or not deleted completely.
    for (const place of leftBy(earlierPlaces(await foldersIn(this.#folder, worldsName)), this.#places))
      if (place !== 0) await removeWorld(this.#folder, place)
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
  const isWhole = existsSync(join(folder, databaseName)) || (await readdir(files)).length === 0
  return isWhole ? openSound(folder, root) : null
}

async function removeWorld(root: string, place: number): Promise<void> {
  const folder = folderOf(root, place)
  const own = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, markName, filesName]
  await remove(place === 0 ? own.map((name) => join(folder, name)) : [folder])
}

/** Returns the folder of the world at a place. */
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

function broken(): StorageBroken {
  return new StorageBroken('The stored world cannot be read')
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
