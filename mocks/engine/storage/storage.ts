import * as v from 'valibot'
import type { StoredFiles } from '../contract/files.ts'

const identitySchema = v.object({
  /** Format of the rows, from `formatOf`. */
  format: v.string(),
  scenario: v.string(),
  seed: v.number(),
  /** When the scenario was built, in milliseconds since 1970 UTC; missing if the rows came from elsewhere. */
  builtAt: v.optional(v.number()),
  /** Changes with every reset and migration, so that other tabs reload the world. */
  epoch: v.string(),
  /** The build that last checked all rows. */
  checkedBy: v.optional(v.string()),
})
/** The identity of a stored world, which is part of its head (`headSchema`). */
export type WorldIdentity = v.InferOutput<typeof identitySchema>

/** A complete stored world: its snapshot and journal. `segments.ts` defines the strings. */
export interface StoredWorld {
  identity: WorldIdentity
  segments: Segments
  /** Journal entries since the snapshot, in order. */
  journal: readonly string[]
  head: number
}

/** The segments of a snapshot, encoded as strings, by key. */
export type Segments = ReadonlyMap<string, string>

/** The store is full. The message is for the user. */
export class StorageFull extends Error {
  override name = 'StorageFull'

  /** @param what is full: "This browser" */
  constructor(what: string, options?: ErrorOptions) {
    const advice = 'Nothing was changed. Delete something with a file, then try again.'
    super(`${what} has no room left to save this. ${advice}`, options)
  }
}

/** The stored world is unreadable: truncated, foreign or from another version. */
export class StorageBroken extends Error {
  override name = 'StorageBroken'
}

/** The store can't be written to at the moment. The message says what to do. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** Another writer changed the store since the caller read it: the work must be repeated. */
export class StoreMoved extends StoreUnavailable {
  override name = 'StoreMoved'

  constructor() {
    super('Other tabs keep changing the data. Try again.')
  }
}

/** The last entry that a caller has read, and its world; null if there was no world. */
export type Position = { epoch: string; head: number } | null

export interface WriteOptions {
  /** Fails with `StoreMoved` if the store is not at this position. */
  after?: Position | undefined
  /** Whether the write may use the reserved space if the store is full. */
  mayUseReserve?: boolean
}

/** How `replace` writes. */
export interface ReplaceOptions extends WriteOptions {
  /** Quarantines the former world instead of overwriting it. */
  keeps?: boolean
}

const numbers = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const placesSchema = v.object({
  current: numbers,
  /** The worlds in quarantine, by the time of their quarantine in milliseconds since 1970 UTC. */
  kept: v.record(v.string(), numbers),
})
/**
 * Where the worlds of a store are. They never move: what another world replaces stays where it is, and the next one gets
 * a place of its own, named by the time in milliseconds since 1970 UTC. The first world of a store is at place 0.
 */
export type Places = v.InferOutput<typeof placesSchema>

/** Parses stored places; undefined if they are invalid. */
export const placesOf = (stored: unknown) => parsed(placesSchema, stored)

function parsed<T>(schema: v.GenericSchema<unknown, T>, stored: unknown): T | undefined {
  const { success, output } = v.safeParse(schema, stored)
  return success ? output : undefined
}

/** Returns the places of an earlier version's store, which moved its worlds. @param moments those of its quarantined worlds */
export function earlierPlaces(moments: readonly number[]): Places {
  return { current: 0, kept: Object.fromEntries(moments.map((moment) => [moment, moment])) }
}

/** Returns the places of worlds that are no longer named, to delete them. */
export function leftBy(before: Places, { current, kept }: Places): number[] {
  const named = new Set([current, ...Object.values(kept)])
  return [before.current, ...Object.values(before.kept)].filter((place) => !named.has(place))
}

/** Returns the places after the current world was quarantined: now, but later than all others. */
export function quarantining({ current, kept }: Places): Places {
  const taken = [current, ...Object.values(kept), ...Object.keys(kept).map(Number)]
  const moment = Math.max(Date.now(), ...taken.map((other) => other + 1))
  return { current: moment, kept: { ...kept, [moment]: current } }
}

const headSchema = v.object({
  ...identitySchema.entries,
  /** Number of the last journal entry. */
  last: v.number(),
  /** Number of the last compacted entry. */
  base: v.number(),
  /** Number of segments. */
  parts: v.number(),
})
export type Head = v.InferOutput<typeof headSchema>

/** Parses a stored head; undefined if it is invalid. */
export const headOf = (stored: unknown) => parsed(headSchema, stored)

/** Everything that a store contains. */
export interface Contents {
  /** The stored head, which may be invalid; undefined if there is none. */
  stored: unknown
  segments: Segments
  journal: readonly string[]
  files: number
}

/** Returns whether a store contains nothing but a head, if any. */
export function isEmpty({ segments, journal, files }: Contents): boolean {
  return segments.size + journal.length + files === 0
}

export interface Write {
  /** The new head. The store counts `parts` if segments change, and has no entries if `last` is `base`. */
  head: Head
  /** A new entry, with the number `head.last`. */
  entry?: string
  /** Segments to add or replace. */
  segments?: Segments
  /** Whether `segments` replaces all segments. */
  isWhole?: boolean
  /** Names of the files to delete. */
  removed?: readonly string[] | 'all'
}

/** Computes the changes from the stored head and places, inside the transaction that makes them. May throw to abort it. */
export type Plan = (stored: unknown, places: Places) => Planned

export interface Planned {
  /** Where worlds are from now on. Those that had a place and have none are deleted. */
  places?: Places
  /** What to write to the world that is then in use. */
  world?: Write
}

/**
 * Stores a world as strings (`segments.ts`). Call everything except `file`, `quarantined` and `contentsOf` inside
 * `exclusive`, which serialises the work of this page or process. Other tabs may write in between, so writes accept the
 * caller's position. The head describes the journal, and each write updates it.
 */
export abstract class WorldStorage {
  abstract readonly kind: 'memory' | 'indexeddb' | 'sqlite'
  /** Runs work while no other work of this page or process runs. */
  readonly exclusive = inTurn()
  /** Returns the entries after number `since`; 'reload' if the world was reset or compacted beyond that entry. */
  abstract after(epoch: string, since: number): Promise<readonly string[] | 'reload'>
  abstract file(name: string): Promise<Blob | undefined>

  protected abstract places(): Promise<Places>

  protected abstract read(): Promise<Contents>

  /** Returns what can be read of the world at a place, and its files by name. */
  protected abstract contentsAt(place: number): Promise<{ contents: Contents; files: StoredFiles }>

  /**
   * Makes the changes of a plan atomically.
   * @param files to add or replace
   * @param keepsReserve whether the reserved space must be available afterwards
   * @throws StorageFull
   * @throws StorageBroken if the new current world is unreadable
   */
  protected abstract write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<void>

  protected abstract releaseReserve(): Promise<void>

  /** The position of the world that `load` read last, even if it was unreadable. */
  loaded: Position = null

  /** Returns the stored world; null if there is none. @throws StorageBroken if a segment or an entry is missing */
  async load(): Promise<StoredWorld | null> {
    const contents = await this.read()
    const { stored, segments, journal } = contents
    const head = headOf(stored)
    this.loaded = head ? { epoch: head.epoch, head: head.last } : null
    if (stored === undefined && isEmpty(contents)) return null
    const { last, base, parts, ...identity } = neededHead(stored)
    if (parts !== segments.size) throw new StorageBroken('The snapshot lacks a segment')
    if (last - base !== journal.length) throw new StorageBroken('The journal has gaps')
    return { identity, segments, journal, head: last }
  }

  /** Adds an entry and its files atomically. @returns the entry's number @throws StorageFull */
  async append(
    entry: string,
    files: StoredFiles,
    removed: readonly string[],
    options?: WriteOptions,
  ): Promise<number> {
    const plan = (stored: unknown) => {
      const head = neededHead(stored)
      return { world: { head: { ...head, last: head.last + 1 }, entry, removed } }
    }
    return (await this.#write(plan, options, files, true)).world.head.last
  }

  /**
   * Replaces the stored world, its files and its journal. Entry numbers restart at 1.
   * @param files null to rewrite the same world in another format: its files are kept
   * @returns the time of its quarantine, in milliseconds since 1970 UTC; null if it was overwritten
   * @throws StorageFull
   */
  async replace(
    identity: WorldIdentity,
    segments: Segments,
    files: StoredFiles | null,
    { keeps = false, ...options }: ReplaceOptions = {},
  ): Promise<number | null> {
    const plan: Plan = (_stored, before) => {
      const head = { ...identity, last: 0, base: 0, parts: segments.size }
      const removed = files ? 'all' : []
      const world: Write = { head, segments, isWhole: true, removed }
      return keeps ? { world, places: quarantining(before) } : { world }
    }
    const { places } = await this.#write(plan, options, files ?? new Map())
    return places?.current ?? null
  }

  /**
   * Quarantines the world and its files.
   * @param after as in `WriteOptions`
   * @returns its identifier: the time in milliseconds since 1970 UTC
   */
  async quarantine(after?: Position): Promise<number> {
    const plan = (_stored: unknown, before: Places) => ({ places: quarantining(before) })
    return (await this.#write(plan, { after })).places.current
  }

  /** Returns the quarantined worlds, latest first. */
  async quarantined(): Promise<readonly number[]> {
    const { kept } = await this.places()
    return Object.keys(kept)
      .map(Number)
      .toSorted((a, b) => b - a)
  }

  /**
   * Restores a quarantined world.
   * @param keeps whether to quarantine the current world, which is deleted otherwise
   * @returns the time of its quarantine; null if it was deleted
   * @throws StorageBroken if the quarantined world is too damaged to be opened
   */
  async restore(quarantined: number, keeps = true): Promise<number | null> {
    const plan = (_stored: unknown, before: Places) => {
      const next = keeps ? quarantining(before) : before
      const { [quarantined]: current, ...kept } = next.kept
      if (current === undefined) throw new StoreMoved()
      return { places: { current, kept }, moment: keeps ? next.current : null }
    }
    return (await this.#write(plan)).moment
  }

  /** Returns what can be read of a quarantined world, and its files by name. */
  async contentsOf(quarantined: number): Promise<{ contents: Contents; files: StoredFiles }> {
    const { kept } = await this.places()
    return await this.contentsAt(kept[quarantined] ?? quarantined)
  }

  /** Deletes a quarantined world permanently. */
  async discard(quarantined: number): Promise<void> {
    await this.#write((_stored, { current, kept }) => {
      const { [quarantined]: _, ...others } = kept
      return { places: { current, kept: others } }
    })
  }

  /** Records the build that checked the world. @throws StorageFull */
  async markChecked(build: string, after?: Position): Promise<void> {
    await this.#write((stored) => ({ world: { head: { ...neededHead(stored), checkedBy: build } } }), {
      after,
    })
  }

  /** Adds or replaces the segments that include the journal, and empties it, atomically. @throws StorageFull */
  async compact(segments: Segments, after?: Position): Promise<void> {
    const plan: Plan = (stored) => {
      const head = neededHead(stored)
      return { world: { head: { ...head, base: head.last }, segments } }
    }
    await this.#write(plan, { after })
  }

  async #write<P extends Planned>(
    plan: (stored: unknown, places: Places) => P,
    { after, mayUseReserve = false }: WriteOptions = {},
    files: StoredFiles = new Map(),
    keepsReserve = false,
  ): Promise<P> {
    let planned: P | undefined
    const planInPlace: Plan = (stored, places) => {
      expectPosition(stored, after)
      planned = plan(stored, places)
      return planned
    }
    try {
      await this.write(planInPlace, files, keepsReserve)
    } catch (error) {
      if (!mayUseReserve || !(error instanceof StorageFull)) throw error
      await this.releaseReserve()
      await this.write(planInPlace, files, false)
    }
    if (!planned) throw new StorageBroken('Nothing was written')
    return planned
  }
}

/** @throws StoreMoved if a stored head isn't at a position. Any head is at `undefined`, and an invalid one at null. */
function expectPosition(stored: unknown, after: Position | undefined): void {
  if (after === undefined) return
  const head = headOf(stored)
  if (head?.epoch !== after?.epoch || head?.last !== after?.head) throw new StoreMoved()
}

/** Parses a stored head. @throws StorageBroken if it is missing or invalid */
export function neededHead(stored: unknown): Head {
  const head = headOf(stored)
  if (!head) throw new StorageBroken(`The stored world has ${stored === undefined ? 'no' : 'a foreign'} head`)
  return head
}

/** Size of the reserved space in bytes: enough for hundreds of logins and deletions. */
export const reserveSize = 1024 * 1024

/** Returns a function that runs tasks one after another; a failed task doesn't stop the next. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let queue: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
}

/** For promises whose failure is handled elsewhere. */
export function ignore(): void {}
