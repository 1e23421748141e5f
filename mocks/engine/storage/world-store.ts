import type { BackendTypes } from '../call/types.ts'
import type { Backend } from '../backend.ts'
import type { RealClock } from '../call/clock.ts'
import { type UnitOfWork, World, type WorldData } from '../data/world.ts'
import { History, type Origin } from '../data/history.ts'
import type { Change } from '../data/unit-of-work.ts'
import { Compaction } from './compaction.ts'
import { encodeEntry, encodeSegment, encodeWorld, rangeOf, readEntry, readSegments } from './segments.ts'
import {
  StorageBroken,
  type Position,
  StorageFull,
  type StoredWorld,
  StoreMoved,
  StoreTakenOver,
  StoreUnavailable,
  type WorldIdentity,
  type WorldStorage,
} from './storage.ts'

const defaultSeed = 7
/** Where nothing names the build, the code may be another one with each run. */
const thisRun = newEpoch()
/** How often work is done while others write. Two busy tabs needed 10 at most, four needed 22. */
const attempts = 100
/** Between two attempts, in milliseconds. */
const longestPause = 50

/** The origin of another world in place of this one. */
const replaced: Origin = { who: '', what: '', at: 0 }

export const quarantineReasons = {
  damaged: 'The stored world was damaged and couldn’t be read.',
  incompatible: 'The stored world is from another version and doesn’t fit this one.',
}

/** What happened to the stored world on opening, if it needs a word. */
export type Notice = keyof typeof quarantineReasons | 'migrated' | null

export interface WorldSetup {
  storage: WorldStorage
  /** The scenario of a world that is not stored yet; left out, the backend's first. */
  scenario?: string
  /** The seed of a world that is not stored yet. Another one makes other people and things of the same kind. */
  seed?: number
  /** Real time; tests give a clock of their own. */
  realNow?: RealClock
  /** The moment a new world stands still at, in milliseconds since 1970 UTC; left out, its clock runs. */
  frozenAt?: number
  /** The journal is left alone while it is smaller than this, in characters; left out, a sensible size. */
  leastJournal?: number
  /** Names this build: what one build has checked, it does not check again. Left out, each run checks what it opens. */
  build?: string | undefined
}

export interface ResetOptions {
  /** Whether to quarantine the world instead of deleting it. */
  isUndoable?: boolean
  /** The rows to begin with instead of the scenario's. */
  rows?: WorldData
}

export interface CommitOptions {
  /** Whether it gets the space that is set aside for when the store is full. */
  mayUseReserve?: boolean
  origin?: Origin | null
}

/** The rows in memory and the store behind them: keeps the two together, across tabs, resets and builds. */
export class WorldStore<B extends BackendTypes> {
  notice: Notice = null
  readonly #backend: Backend<B>
  readonly #setup: WorldSetup
  readonly #world: World<B['tables']>
  #identity: WorldIdentity | null = null
  /** Number of the last journal entry that the rows in memory hold. */
  #head = 0
  /** The rows in memory may differ from the store: read them again before the next call. */
  #stale = true
  #compaction = new Compaction(new Map(), 0)
  #compacting: Promise<void> | null = null
  readonly #history = new History()
  readonly #listeners = new Set<(origin: Origin | null) => void>()

  constructor(backend: Backend<B>, setup: WorldSetup) {
    this.#backend = backend
    this.#setup = setup
    this.#world = new World<B['tables']>(backend.tables)
  }

  /** Which world is open. Known once a first call has run. */
  get identity(): WorldIdentity | null {
    return this.#identity
  }

  /** What happened since this page opened the world, its own changes and those of others. */
  get history(): History {
    return this.#history
  }

  /** Starts a unit of work. Inside `exclusive`, where it is to see or change anything. */
  begin(): UnitOfWork<B['tables']> {
    return this.#world.begin()
  }

  /**
   * Works in the world as it is now, while nobody else does. Should a table turn out unreadable on first use, the work
   * is done in a fresh world; where tabs cannot take turns and another one has written meanwhile, it is done again.
   */
  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    return await this.#turn(async () => {
      await this.#catchUp()
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StorageBroken)) throw error
        await this.#quarantine(error)
        await this.#seed(this.#identity?.scenario, this.#identity?.seed)
        return await work()
      }
    })
  }

  async #turn<T>(work: () => Promise<T>): Promise<T> {
    return await this.#setup.storage.exclusive(async () => {
      for (let left = attempts; ; left -= 1) {
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof StoreMoved) || left === 1) throw error
          // Tabs in step would always let the same one through.
          const pause = Math.random() * Math.min(longestPause, 2 ** (attempts - left))
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
      }
    })
  }

  /**
   * Makes a scenario's world in place of this one, by default the same one again.
   * @param options.isUndoable whether to quarantine this world, so that it can be restored, instead of deleting it
   * @param options.rows the rows to begin with instead of the scenario's; they may be from anywhere
   * @throws InvariantError for rows that do not fit; this world then stays
   * @returns the moment that the quarantined world goes by; null where it was deleted, or had no room beside the new one
   */
  async reset(
    scenario = this.#identity?.scenario,
    seed = this.#identity?.seed,
    { isUndoable = false, rows }: ResetOptions = {},
  ): Promise<number | null> {
    const { storage } = this.#setup
    const quarantined = await storage.exclusive(async () => {
      const moment = isUndoable ? await storage.quarantine() : null
      try {
        await this.#seed(scenario, seed, true, rows)
        return moment
      } catch (error) {
        if (moment === null) throw error
        if (!(error instanceof StorageFull)) {
          await storage.restore(moment)
          throw error
        }
        await storage.discard(moment)
        await this.#seed(scenario, seed, true, rows)
        return null
      }
    })
    this.#changed(replaced)
    return quarantined
  }

  /**
   * Opens a quarantined world. The one that is open now is quarantined for it, and stays open should the other still not
   * be readable.
   * @returns whether it could be read
   */
  async restore(quarantined: number): Promise<boolean> {
    const { storage } = this.#setup
    const { notice } = this
    this.notice = null
    const isRestored = await this.#turn(async () => {
      if (!(await storage.quarantined()).includes(quarantined)) return false
      const current = await storage.quarantine()
      for (const moment of [quarantined, current]) {
        await storage.restore(moment)
        this.#identity = null
        if (await this.#load()) return moment === quarantined
      }
      return false
    })
    if (!isRestored) this.notice = notice
    this.#changed(replaced)
    return isRestored
  }

  /** Makes changes last, with the files that belong to them. Inside `exclusive`. @throws StorageFull */
  async commit(
    changes: readonly Change[],
    kept: ReadonlyMap<string, Blob>,
    dropped: readonly string[],
    { mayUseReserve = false, origin = null }: CommitOptions = {},
  ): Promise<void> {
    if (!this.#identity || (changes.length === 0 && kept.size === 0 && dropped.length === 0)) return
    const entry = encodeEntry(this.#identity.epoch, changes, origin)
    const undo = this.#world.undoOf(changes)
    const head = await this.#setup.storage.append(entry, kept, dropped, this.#position, mayUseReserve)
    // From here on the store is ahead of the rows in memory until they have followed.
    this.#stale = true
    await this.#world.apply(changes)
    this.#stale = false
    this.#head = head
    this.#history.add({ head, origin, undo })
    this.#compaction.note(changes, entry.length)
    this.#changed(origin)
    if (this.#compaction.due) this.#compacting ??= this.#compact()
  }

  get #position(): Position {
    return this.#identity && { epoch: this.#identity.epoch, head: this.#head }
  }

  /** Waits until the store is tidied up after the last call; to be done before the store is closed. */
  async idle(): Promise<void> {
    await this.#compacting
  }

  /** Empties the journal, whatever its size, by rewriting the segments that it touches. */
  async compact(): Promise<void> {
    await this.idle()
    await this.exclusive(() => {
      this.#compaction.begin()
      return Promise.resolve()
    })
    await (this.#compacting ??= this.#compact())
  }

  /**
   * Tells when the world changed, through this tab or another one.
   * @param listener gets the origin of a change that was made here; null for all others
   * @returns a function that ends the subscription
   */
  subscribe(listener: (origin: Origin | null) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Rewrites what the journal has outgrown: after the answer, a little at a time, between other calls. */
  async #compact(): Promise<void> {
    const { storage } = this.#setup
    try {
      let due = true
      while (due) {
        due = await this.#turn(async () => {
          await this.#catchUp()
          const compaction = this.#compaction
          if (!this.#identity || !compaction.due) return false
          const { epoch } = this.#identity
          const { keys, upTo } = compaction.next()
          const segments = new Map(
            keys.map((key) => {
              const { table, first, end } = rangeOf(key)
              const { sequence, rows } = this.#world.range(table, first, end)
              return [key, encodeSegment(epoch, key, sequence, rows)]
            }),
          )
          await storage.compact(segments, upTo, this.#position)
          compaction.done(segments, upTo)
          return compaction.due
        })
      }
    } catch (error) {
      // Nothing is lost: the journal has all of it, and the next write tries again.
      console.warn('The stored world could not be tidied up.', error)
    } finally {
      this.#compacting = null
    }
  }

  /** Brings the rows in memory to where the store is; another tab may have written. Inside `exclusive` only. */
  async #catchUp(): Promise<void> {
    const { storage } = this.#setup
    if (!this.#stale && this.#identity) {
      const { epoch } = this.#identity
      const entries = await storage.after(epoch, this.#head)
      if (entries !== 'reload' && (await this.#followed(epoch, entries))) {
        if (entries.length > 0) this.#changed()
        return
      }
    }
    const stored = await this.#load()
    if (stored) this.#changed()
    else await this.#seed(this.#identity?.scenario, this.#identity?.seed)
  }

  /** Follows another tab; false when that went wrong, so that the world has to be loaded again, or quarantined. */
  async #followed(epoch: string, entries: readonly string[]): Promise<boolean> {
    this.#stale = true
    try {
      for (const entry of entries) await this.#follow(epoch, entry, true)
    } catch {
      return false
    }
    this.#stale = false
    return true
  }

  /**
   * Makes the changes of the next journal entry in the rows in memory.
   * @param isHistory whether it happened while this page was open. Earlier entries leave their tables unread
   */
  async #follow(epoch: string, entry: string, isHistory: boolean): Promise<void> {
    const { origin, changes } = readEntry(epoch, entry)
    const undo = isHistory ? this.#world.undoOf(changes) : null
    await this.#world.apply(changes)
    this.#compaction.note(changes, entry.length)
    this.#head += 1
    if (undo) this.#history.add({ head: this.#head, origin, undo })
  }

  /**
   * Reads the stored world; false when there is none that can be used.
   * @throws StoreTakenOver when another build of the app has changed the store's format under this page
   */
  async #load(): Promise<boolean> {
    const { storage } = this.#setup
    try {
      const stored = await storage.load()
      if (!stored) return false
      const isKnown = stored.identity.format === this.#world.format
      if (!isKnown && this.#identity) throw new StoreTakenOver()
      await this.#read(stored)
      if (!isKnown || !(await this.#open(stored))) await this.#migrate(stored)
      this.#stale = false
      return true
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      await this.#quarantine(error)
      return false
    }
  }

  async #read({ identity, segments, journal, head }: StoredWorld): Promise<void> {
    this.#stale = true
    this.#history.clear()
    await this.#world.open(readSegments(identity.epoch, segments))
    this.#head = head - journal.length
    this.#compaction = new Compaction(segments, this.#head, this.#setup.leastJournal)
    for (const entry of journal) await this.#follow(identity.epoch, entry, false)
    this.#backend.state(this.#world.begin().tx).need(1)
  }

  /** @returns false when it is the first time that this build opens the world, and a row does not fit */
  async #open({ identity }: StoredWorld): Promise<boolean> {
    const isChecked = identity.checkedBy === this.#build
    if (!isChecked && !this.#world.fits()) return false
    this.#identity = { ...identity, checkedBy: this.#build }
    if (!isChecked) await this.#markChecked()
    return true
  }

  async #markChecked(): Promise<void> {
    try {
      await this.#setup.storage.markChecked(this.#build, this.#position)
    } catch (error) {
      // Without room for the note, the world is checked again when it is next opened.
      if (!(error instanceof StorageFull)) throw error
    }
  }

  get #build(): string {
    return this.#setup.build ?? thisRun
  }

  /**
   * Takes over a world of other tables: new fields get their defaults, unknown ones are dropped, its files stay.
   * @throws InvariantError when a row does not fit, or a table is no longer there
   */
  async #migrate({ identity, head }: StoredWorld): Promise<void> {
    // Another epoch, so that a page of the earlier build that is still open notices and writes nothing more.
    const migrated = { ...identity, ...this.#newIdentity() }
    await this.#world.load(this.#world.dump())
    this.#world.check()
    const rewritten = encodeWorld(migrated.epoch, this.#world.dump())
    await this.#setup.storage.replace(migrated, rewritten, null, { epoch: identity.epoch, head })
    this.#compaction = new Compaction(rewritten, head, this.#setup.leastJournal)
    this.#identity = migrated
    this.notice = 'migrated'
  }

  async #quarantine(error: unknown): Promise<void> {
    console.warn('The stored world could not be read and was quarantined.', error)
    await this.#setup.storage.quarantine()
    this.notice = error instanceof StorageBroken ? 'damaged' : 'incompatible'
  }

  /**
   * @param over whether a world that is there by now gives way, or is taken instead
   * @param rows instead of the scenario's
   */
  async #seed(
    scenario = this.#setup.scenario,
    seed = this.#setup.seed ?? defaultSeed,
    over = false,
    rows?: WorldData,
  ): Promise<void> {
    const { storage, realNow = () => Date.now(), frozenAt, leastJournal } = this.#setup
    const { scenarios } = this.#backend
    const chosen = scenarios.find(({ name }) => name === scenario) ?? scenarios[0]
    if (!chosen) throw new Error('A backend needs a scenario.')
    const { data, files } = chosen.build(seed, frozenAt ?? realNow())
    const identity = { ...this.#newIdentity(), scenario: chosen.name, seed }
    this.#stale = true
    this.#history.clear()
    await this.#world.load(rows ?? data)
    if (frozenAt !== undefined) {
      const { tx, changes } = this.#world.begin()
      this.#backend.state(tx).patch(1, { clock_frozen_at: frozenAt })
      await this.#world.apply(changes())
    }
    this.#world.check()
    const segments = encodeWorld(identity.epoch, this.#world.dump())
    await storage.replace(identity, segments, files, over ? undefined : null, over)
    this.#identity = identity
    this.#compaction = new Compaction(segments, 0, leastJournal)
    this.#head = 0
    this.#stale = false
    this.#changed()
  }

  /** Of rows that this build has checked. */
  #newIdentity() {
    return { format: this.#world.format, epoch: newEpoch(), checkedBy: this.#build }
  }

  #changed(origin: Origin | null = null): void {
    for (const listener of this.#listeners) listener(origin)
  }
}

function newEpoch(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}
