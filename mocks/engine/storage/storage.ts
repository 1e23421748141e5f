/** Which world is stored: its scenario and seed, and an id that changes with every reset. */
export interface WorldIdentity {
  /** The format of its rows, as `formatOf` tells it. */
  format: string
  scenario: string
  seed: number
  /** Tells one run of a scenario from the next, so that other tabs notice a reset. */
  epoch: string
  /** The build that checked every row against its schema. */
  checkedBy?: string | undefined
}

/** A stored world, whole: its snapshot and what came after it. The texts are those of `segments.ts`. */
export interface StoredWorld {
  identity: WorldIdentity
  /** The snapshot's segments by their keys. */
  segments: ReadonlyMap<string, string>
  /** The journal since then, in its order and without a gap. */
  journal: readonly string[]
  /** The number of the last entry; the next one gets this plus one. */
  head: number
}

export type StoredFiles = ReadonlyMap<string, Blob>

export class StorageFull extends Error {
  override name = 'StorageFull'
  /** What has no room left, as a sentence begins. */
  readonly what: string

  constructor(message: string, options: ErrorOptions & { what?: string } = {}) {
    super(message, options)
    this.what = options.what ?? 'This browser'
  }
}

/** The stored world cannot be read: cut off, foreign, or of another version. */
export class StorageBroken extends Error {
  override name = 'StorageBroken'
}

/** The store cannot be written to at this moment; the message says what to do. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** A build with other tables has taken the store over while this page was open. */
export class StoreTakenOver extends StoreUnavailable {
  override name = 'StoreTakenOver'

  constructor() {
    super('Another version of this page is in use. Reload it.')
  }
}

/** Somebody else has written since the caller read: the work has to be done again on what is stored now. */
export class StoreMoved extends StoreUnavailable {
  override name = 'StoreMoved'

  constructor() {
    super('Other tabs keep changing this world. Try again.')
  }
}

/** How far a caller has read: up to which entry of which world; null where it found none. */
export type Position = { epoch: string; head: number } | null

/**
 * Where a world lasts. Everything but `file` and `exclusive` itself is called inside `exclusive`, which serializes
 * all tabs or processes that share the store.
 *
 * A store keeps texts (`segments.ts`) and counts them. Not every host lets its tabs take turns: what writes may say how
 * far it has read (`after`), and is refused by `StoreMoved` if the store is elsewhere by then.
 */
export interface WorldStorage {
  readonly kind: 'memory' | 'indexeddb' | 'sqlite'
  /** Runs `work` while nobody else is inside. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** The stored world, or null when there is none. @throws StorageBroken when a segment or an entry is missing */
  load(): Promise<StoredWorld | null>
  /** The entries after number `since`; 'reload' when the world was reset or compacted beyond that point. */
  after(epoch: string, since: number): Promise<readonly string[] | 'reload'>
  /**
   * Adds an entry and its files in one step: both are there afterwards, or neither.
   * @param mayUseReserve whether it gets the space that is set aside for when the store is full. All others leave that
   * untouched, or put it back first
   * @returns the entry's number
   * @throws StorageFull
   */
  append(
    entry: string,
    files: StoredFiles,
    removed: readonly string[],
    after?: Position,
    mayUseReserve?: boolean,
  ): Promise<number>
  /**
   * Begins a world: whatever was stored is gone, its files and its journal too, and entries count from 1 again.
   * @param files null to write the same world in another format: its files and the counting of entries stay
   * @param mayUseReserve as for `append`
   * @throws StorageFull
   */
  replace(
    identity: WorldIdentity,
    segments: ReadonlyMap<string, string>,
    files: StoredFiles | null,
    after?: Position,
    mayUseReserve?: boolean,
  ): Promise<void>
  /** Notes which build has checked the world. @throws StorageFull */
  markChecked(build: string, after?: Position): Promise<void>
  /**
   * Exchanges or adds these segments of the snapshot and forgets the entries up to number `upTo` (0 forgets none), in
   * one step. An entry that a segment holds already may stay: reading it again makes no difference.
   * @throws StorageFull
   */
  compact(segments: ReadonlyMap<string, string>, upTo: number, after?: Position): Promise<void>
  /**
   * Moves the world and its files out of the way, beside what is there already.
   * @returns the moment it goes by from then on, in milliseconds since 1970 UTC
   */
  quarantine(): Promise<number>
  /** What was moved out of the way, the latest first. */
  quarantined(): Promise<readonly number[]>
  /** All of a quarantined world as files to download, by their paths. */
  contentsOf(quarantined: number): Promise<StoredFiles>
  /** Moves a quarantined world back to where there is none now. */
  restore(quarantined: number): Promise<void>
  /** Deletes a quarantined world for good. */
  discard(quarantined: number): Promise<void>
  file(name: string): Promise<Blob | undefined>
}
