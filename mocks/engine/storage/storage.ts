/** A stored world: its scenario, seed and epoch. */
export interface WorldIdentity {
  /** Format of its rows, from `formatOf`. */
  format: string
  scenario: string
  seed: number
  /** Changes with every reset, so that other tabs notice it. */
  epoch: string
  /** The build that last checked all rows. */
  checkedBy?: string | undefined
}

/** A complete stored world: its snapshot and journal. `segments.ts` defines the texts. */
export interface StoredWorld {
  identity: WorldIdentity
  segments: Segments
  /** Journal entries since the snapshot, in order. */
  journal: readonly string[]
  head: number
}

/** Texts of a snapshot by key. */
export type Segments = ReadonlyMap<string, string>

export type StoredFiles = ReadonlyMap<string, Blob>

/** The store is full. The message is for people. */
export class StorageFull extends Error {
  override name = 'StorageFull'

  /** @param what is full: "This browser" */
  constructor(what: string, options?: ErrorOptions) {
    const advice = 'Nothing was changed. Delete something with a file, then try again.'
    super(`${what} has no room left to save this. ${advice}`, options)
  }
}

/** The stored world is unreadable: truncated, foreign or of another version. */
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

/** The last entry that a caller has read, and its world; null if there was none. */
export type Position = { epoch: string; head: number } | null

export interface WriteOptions {
  /** Fails with `StoreMoved` if the store is not at this position. */
  after?: Position | undefined
  /** May use the reserved space; other writes restore that first. */
  mayUseReserve?: boolean
}

/**
 * Stores a world as texts (`segments.ts`). Call everything except `file` inside `exclusive`, which serialises all tabs or
 * processes that share the store. Not every host can serialise its tabs, so writes accept the caller's position.
 */
export interface WorldStorage {
  readonly kind: 'memory' | 'indexeddb' | 'sqlite'
  /** Runs `work` exclusively. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** Returns the stored world; null if there is none. @throws StorageBroken if a segment or an entry is missing */
  load(): Promise<StoredWorld | null>
  /** Returns the entries after number `since`; 'reload' if the world was reset or compacted beyond it. */
  after(epoch: string, since: number): Promise<readonly string[] | 'reload'>
  /** Adds an entry and its files atomically. @returns the entry's number @throws StorageFull */
  append(
    entry: string,
    files: StoredFiles,
    removed: readonly string[],
    options?: WriteOptions,
  ): Promise<number>
  /**
   * Replaces the stored world, its files and its journal. Entry numbers restart at 1.
   * @param files null to rewrite the same world in another format: files and entry numbers are kept
   * @throws StorageFull
   */
  replace(
    identity: WorldIdentity,
    segments: Segments,
    files: StoredFiles | null,
    options?: WriteOptions,
  ): Promise<void>
  /** Records the build that checked the world. @throws StorageFull */
  markChecked(build: string, after?: Position): Promise<void>
  /**
   * Adds or replaces segments and deletes the entries up to number `upTo` (0 deletes none), atomically. Entries that a
   * segment already includes may remain: applying them again changes nothing.
   * @throws StorageFull
   */
  compact(segments: Segments, upTo: number, after?: Position): Promise<void>
  /** Quarantines the world and its files. @returns its identifier: the time in milliseconds since 1970 UTC */
  quarantine(): Promise<number>
  /** Returns the quarantined worlds, latest first. */
  quarantined(): Promise<readonly number[]>
  /** Returns a quarantined world as files, by path. */
  contentsOf(quarantined: number): Promise<StoredFiles>
  /** Restores a quarantined world; no other world may be stored. */
  restore(quarantined: number): Promise<void>
  /** Deletes a quarantined world permanently. */
  discard(quarantined: number): Promise<void>
  file(name: string): Promise<Blob | undefined>
}
