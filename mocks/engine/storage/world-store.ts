import { shortened } from '../base/shortened.ts'
import type { StoredFiles } from '../contract/files.ts'
import { InvariantError, type TableSpecs } from '../data/table.ts'
import { type UnitOfWork, World, type WorldData } from '../data/world.ts'
import { History, type Origin } from '../data/history.ts'
import { buildInto } from '../data/scenario.ts'
import type { Change } from '../data/unit-of-work.ts'
import { Compaction } from './compaction.ts'
import {
  encodeEntry,
  encodeSegment,
  encodeWorld,
  type Entry,
  rangeOf,
  readEntry,
  readSegments,
} from './segments.ts'
import {
  ignore,
  StorageBroken,
  type Position,
  StorageFull,
  type StoredWorld,
  StoreMoved,
  StoreUnavailable,
  type WorldIdentity,
  type WorldStorage,
  type ReplaceOptions,
} from './storage.ts'
import type { CommitOptions, Notice, ResetOptions, SavedWorld, Stored, WorldSetup } from './world-setup.ts'

const defaultSeed = 7
/** Replaces a missing build name, because each run may execute different code. */
const thisRun = newEpoch()
/** Maximum attempts while other tabs write: two busy tabs needed up to 10, four up to 22. */
const attempts = 100
const longestPause = 50

/** The origin of a change that replaces the whole world. */
const replaced: Origin = { who: '', what: '', at: 0 }

/** A new world, whose rows are in memory; without files, the stored ones are kept. */
type Made = Pick<WorldIdentity, 'scenario' | 'seed' | 'builtAt'> & { files: StoredFiles | null }

/** Keeps the rows in memory consistent with the store, across tabs, resets and builds. */
export class WorldStore<S extends TableSpecs> {
  notice: Notice = null
  /** Whether opening the store found no usable world and created one. */
  isNew = false
  /** The latest changes since this page opened the world, made by this page or others. */
  readonly history = new History()
  readonly storage: WorldStorage
  /** The open world; null before the first call. */
  identity: WorldIdentity | null = null
  readonly #backend: Stored<S>
  readonly #setup: WorldSetup
  readonly #build: string
  readonly #world: World<S>
  /** Number of the last journal entry applied in memory. */
  #head = 0
  /** Whether the rows in memory may differ from the store and have to be reloaded. */
  #stale = true
  #compaction = new Compaction(new Map())
  #compacting: Promise<void> | null = null
  readonly #listeners = new Set<(origin: Origin | null) => void>()

  constructor(backend: Stored<S>, setup: WorldSetup) {
    this.storage = setup.storage
    this.#backend = backend
    this.#setup = setup
    this.#build = setup.build ?? thisRun
    this.#world = new World(backend.tables)
  }

  /** Adopts tables with the same schemas but other indexes or references. @returns false for other schemas */
  adopt(tables: S): boolean {
    return this.#world.adopt(tables)
  }

  /** Starts a unit of work. Call it inside `exclusive` to read or change rows. */
  begin(): UnitOfWork<S> {
    return this.#world.begin()
  }

  /**
   * Runs `work` exclusively, on the current world. If a table is unreadable on first use, `work` runs again on a new
   * world. If another tab wrote in the meantime, it runs again on the current one.
   */
  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    return await this.#turn(async () => {
      await this.#catchUp()
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StorageBroken)) throw error
        await this.#quarantine(error, this.position)
        await this.#seed()
        return await work()
      }
    })
  }

  /** Runs `work` while no other work of this page runs. Repeats it if another page wrote in the meantime. */
  async #turn<T>(work: () => Promise<T>): Promise<T> {
    for (let left = attempts; ; left -= 1) {
      try {
        return await this.storage.exclusive(work)
      } catch (error) {
        if (!(error instanceof StoreMoved) || left === 1) throw error
        // Without jitter, the same tab could always win.
        const pause = Math.random() * Math.min(longestPause, 2 ** (attempts - left))
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  /**
   * Quarantines this world and creates one of a scenario, by default of the same scenario and seed.
   * @throws InvariantError for invalid rows; this world then remains
   * @throws StorageFull if both worlds don't fit; this world then remains
   * @returns the argument of `restore` that undoes the reset; null if there was no world, or with `discards`
   */
  async reset(
    scenario?: string,
    seed?: number,
    { discards = false, world }: ResetOptions = {},
  ): Promise<number | null> {
    const quarantined = await this.#turn(async () => {
      // Checked before anything is replaced.
      const made = this.#make(world ?? { scenario, seed })
      const keeps = !discards && (await this.#hasWorld())
      return await this.#replace(made, { mayUseReserve: true, keeps })
    })
    this.#changed(replaced)
    return quarantined
  }

  /** Returns whether the store has a world, even an unreadable one. */
  async #hasWorld(): Promise<boolean> {
    return this.identity !== null || (await this.storage.load().catch(ignore)) !== null
  }

  /**
   * Opens a quarantined world and quarantines the current one.
   * @param options with `discards`, deletes the current one instead
   * @returns false if it is missing or unreadable; the current world then stays open
   * @throws StorageFull
   */
  async restore(
    quarantined: number,
    { discards = false }: Pick<ResetOptions, 'discards'> = {},
  ): Promise<boolean> {
    const { storage } = this
    const { notice } = this
    this.notice = null
    const isRestored = await this.#turn(async () => {
      if (!(await storage.quarantined()).includes(quarantined)) return false
      const former = await storage.restore(quarantined, await this.#hasWorld()).catch((error: unknown) => {
        if (!(error instanceof StorageBroken)) throw error
      })
      if (former === undefined) return false
      this.identity = null
      const isUsable = await this.#load()
      if (isUsable && discards && former !== null) await storage.discard(former)
      // An unusable one is in quarantine again, with nothing in its place.
      if (!isUsable && former !== null) {
        await storage.restore(former, false)
        await this.#load()
      }
      return isUsable
    })
    if (!isRestored) this.notice = notice
    this.#changed(replaced)
    return isRestored
  }

  /** Deletes a quarantined world permanently. */
  async discard(quarantined: number): Promise<void> {
    await this.#turn(() => this.storage.discard(quarantined))
  }

  /** Commits changes and their files. Call it inside `exclusive`. @throws StorageFull */
  async commit(
    changes: readonly Change[],
    files: ReadonlyMap<string, Blob>,
    dropped: readonly string[],
    { whenFull, origin: given = null, back }: CommitOptions = {},
  ): Promise<void> {
    if (!this.identity || (changes.length === 0 && files.size === 0 && dropped.length === 0)) return
    const origin = whenFull === 'reads' ? null : given
    const entry = encodeEntry(this.identity.epoch, changes, origin)
    const mayUseReserve =
      whenFull === 'reserved' || (whenFull === 'deletes' && changes.some((each) => 'remove' in each))
    try {
      await this.storage.append(entry, files, dropped, { after: this.position, mayUseReserve })
    } catch (error) {
      if (whenFull === 'reads' && error instanceof StorageFull) return
      throw error
    }
    this.#apply({ origin, changes }, entry.length, back)
    this.#changed(origin)
    if (this.#compaction.due) this.#compacting ??= this.#compact()
  }

  /** The last change that the rows in memory have; null before the first call. */
  get position(): Position {
    return this.identity && { epoch: this.identity.epoch, head: this.#head }
  }

  /** Waits until a running compaction has finished. Call it before closing the store. */
  async idle(): Promise<void> {
    await this.#compacting
  }

  /**
   * Notifies the listener of changes to the world, in this tab or another one.
   * @param listener receives the origin of a change made in this tab; null if it has none, or was made elsewhere
   * @returns a function that ends the subscription
   */
  subscribe(listener: (origin: Origin | null) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Compacts the journal, between calls. */
  async #compact(): Promise<void> {
    try {
      await this.#turn(async () => {
        await this.#catchUp()
        const compaction = this.#compaction
        if (!this.identity || !compaction.due) return
        const { epoch } = this.identity
        const encoded = (key: string) => encodeSegment(epoch, key, this.#world.range(...rangeOf(key)))
        const segments = new Map(compaction.touched.map((key) => [key, encoded(key)]))
        await this.storage.compact(segments, this.position)
        compaction.done(segments)
      })
    } catch (error) {
      // Nothing is lost: the journal is complete, and the next write tries again.
      console.warn('The stored world could not be compacted.', error)
    } finally {
      this.#compacting = null
    }
  }

  /** Updates the rows in memory from the store. Call it inside `exclusive`. */
  async #catchUp(): Promise<void> {
    if (await this.#follow()) return
    if (await this.#load()) this.#changed()
    else {
      await this.#seed()
      this.isNew = true
    }
  }

  /** Applies what other tabs have written; false if the world must be loaded or quarantined. */
  async #follow(): Promise<boolean> {
    if (this.#stale || !this.identity) return false
    const { epoch } = this.identity
    const entries = await this.storage.after(epoch, this.#head)
    if (entries === 'reload') return false
    try {
      for (const entry of entries) this.#apply(readEntry(epoch, entry), entry.length)
    } catch {
      return false
    }
    if (entries.length > 0) this.#changed()
    return true
  }

  /** Applies the next entry of the stored journal, of this size in characters, to the rows in memory. */
  #apply({ origin, changes }: Entry, size: number, back?: number): void {
    this.#stale = true
    const undo = this.#world.undoOf(changes)
    this.#world.apply(changes)
    this.#compaction.note(changes, size)
    this.#head += 1
    this.history.add({ head: this.#head, origin, undo, back })
    this.#stale = false
  }

  /**
   * Loads the stored world; false if there is no usable one.
   * @throws StoreUnavailable if a build with another format has migrated the store since this page opened it
   */
  async #load(): Promise<boolean> {
    try {
      const stored = await this.storage.load()
      if (!stored) return false
      const isKnown = stored.identity.format === this.#world.format
      if (!isKnown && this.identity) {
        throw new StoreUnavailable('Another version of this page is in use. Reload it.')
      }
      this.#read(stored)
      if (isKnown && stored.identity.checkedBy === this.#build) this.identity = stored.identity
      else if (isKnown && this.#world.fits()) await this.#markChecked(stored)
      else await this.#migrate(stored)
      this.#stale = false
      return true
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      await this.#quarantine(error, this.storage.loaded)
      return false
    }
  }

  #read({ identity, segments, journal, head }: StoredWorld): void {
    this.#stale = true
    this.history.clear()
    this.#world.open(readSegments(identity.epoch, segments))
    this.#head = head
    this.#compaction = new Compaction(segments)
    for (const entry of journal) {
      // Not added to the history, because computing the undo would load the tables.
      const { changes } = readEntry(identity.epoch, entry)
      this.#world.apply(changes)
      this.#compaction.note(changes, entry.length)
    }
    this.#needState()
  }

  #check(): void {
    this.#world.check()
    this.#needState()
  }

  /** Checks that the engine's own row exists, without which no call runs. @throws InvariantError */
  #needState(): void {
    this.#backend.state(this.#world.begin().tx).need(1)
  }

  async #markChecked({ identity }: StoredWorld): Promise<void> {
    this.identity = { ...identity, checkedBy: this.#build }
    try {
      await this.storage.markChecked(this.#build, this.position)
    } catch (error) {
      // The store is full: the world will be checked again next time.
      if (!(error instanceof StorageFull)) throw error
    }
  }

  /**
   * Migrates a world with a different format: adds defaults for new fields, drops unknown ones, keeps files.
   * @throws InvariantError if a row is invalid or a table no longer exists
   */
  async #migrate({ identity, head }: StoredWorld): Promise<void> {
    this.#world.load(this.#world.dump())
    this.#check()
    await this.#replace({ ...identity, files: null }, { after: { epoch: identity.epoch, head } })
    this.notice = 'migrated'
  }

  /** @param position of the unreadable world */
  async #quarantine(error: unknown, position: Position): Promise<void> {
    await this.storage.quarantine(position)
    console.warn('The stored world could not be read and was quarantined.', error)
    this.notice = error instanceof StorageBroken ? 'damaged' : 'incompatible'
  }

  async #seed(): Promise<void> {
    await this.#replace(this.#make(this.#setup.world ?? {}), { after: null })
  }

  /** Loads the rows of a new world, or of a saved one with its clock, into memory and checks them. @throws InvariantError */
  #make({
    scenario = this.identity?.scenario ?? this.#setup.scenario,
    seed = this.identity?.seed ?? this.#setup.seed ?? defaultSeed,
    builtAt,
    now,
    changes = [],
    files: saved = new Map(),
  }: { [Part in keyof SavedWorld]?: SavedWorld[Part] | undefined }): Made {
    const { realNow = Date.now } = this.#setup
    for (const change of changes) if ('put' in change) this.#checkLengths(change.table, change.put)
    this.#stale = true
    const at = builtAt ?? realNow()
    const { name, files } = buildInto(this.#world, this.#backend.scenarios, scenario, seed, at)
    if (builtAt === null) this.#world.load(putIn(changes))
    else this.#world.merge(changes)
    const unit = this.begin()
    const state = this.#backend.state(unit.tx)
    if (now !== undefined && state.need(1).clock_frozen_at === null)
      state.patch(1, { clock_offset: now - realNow() })
    this.#world.apply(unit.changes())
    this.#check()
    return {
      // A world with all its rows may be of a scenario that no longer exists.
      scenario: builtAt === null ? (scenario ?? name) : name,
      seed,
      files: new Map([...files, ...saved]),
      ...(builtAt !== null && { builtAt: at }),
    }
  }

  /** Checks the texts in a row from a file, which could freeze whatever shows them. @throws InvariantError */
  #checkLengths(table: string, row: unknown): void {
    for (const [column, value] of Object.entries(row ?? {})) {
      const limit = this.#backend.longest?.(table, column) ?? Infinity
      if (JSON.stringify(shortened(value, limit)) === JSON.stringify(value)) continue
      const id: unknown = Reflect.get(Object(row), 'id')
      throw new InvariantError(`${table} ${String(id)}: ${column} has more than ${limit} characters`)
    }
  }

  /**
   * Replaces the stored world with the rows in memory. The new epoch stops pages of an earlier build from writing.
   * @returns as `WorldStorage.replace`
   */
  async #replace({ scenario, seed, builtAt, files }: Made, options: ReplaceOptions): Promise<number | null> {
    this.history.clear()
    this.#head = 0
    const epoch = newEpoch()
    const segments = encodeWorld(epoch, this.#world.dump())
    const identity: WorldIdentity = {
      scenario,
      seed,
      epoch,
      format: this.#world.format,
      checkedBy: this.#build,
      ...(builtAt !== undefined && { builtAt }),
    }
    const quarantined = await this.storage.replace(identity, segments, files, options)
    this.identity = identity
    this.#compaction = new Compaction(segments)
    this.#stale = false
    this.#changed()
    return quarantined
  }

  #changed(origin: Origin | null = null): void {
    for (const listener of this.#listeners) listener(origin)
  }
}

function putIn(changes: readonly Change[]): WorldData {
  const data: Record<string, { rows: object[] }> = {}
  for (const change of changes)
    if ('put' in change) (data[change.table] ??= { rows: [] }).rows.push(change.put)
  return data
}

function newEpoch(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}
