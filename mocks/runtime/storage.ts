import type { Change } from '../model/unit-of-work.ts'
import type { WorldData } from '../model/world.ts'

/** The version of the stored form. Raised when a model change cannot read older rows. */
export const storedFormat = 1

/** Which world is stored: its scenario and seed, and an id that changes with every reset. */
export interface WorldIdentity {
  format: number
  scenario: string
  seed: number
  /** Tells one run of a scenario from the next, so that other tabs notice a reset. */
  epoch: string
}

/** What one committed call adds to the journal. */
export interface JournalEntry {
  changes: readonly Change[]
}

/** A stored world, whole: the last snapshot and what came after it. */
export interface StoredWorld {
  identity: WorldIdentity
  data: WorldData
  entries: readonly JournalEntry[]
  /** The number of the last entry; the next one gets this plus one. */
  head: number
}

/** Files by their stored name. */
export type StoredFiles = ReadonlyMap<string, Blob>

/** The store has no room left. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}

/** The stored world cannot be read: cut off, foreign, or of another version. */
export class StorageBroken extends Error {
  override name = 'StorageBroken'
}

/**
 * Where a world lasts. Everything but `file` and `exclusive` itself is called inside `exclusive`, which serializes
 * all tabs or processes that share the store.
 */
export interface WorldStorage {
  readonly kind: 'memory' | 'indexeddb'
  /** Runs `work` while nobody else is inside. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /**
   * The stored world, or null when there is none.
   * @throws StorageBroken
   */
  load(): Promise<StoredWorld | null>
  /** The entries after number `since`; 'reload' when the world was reset or compacted beyond that point. */
  after(epoch: string, since: number): Promise<readonly JournalEntry[] | 'reload'>
  /**
   * Adds an entry and its files in one step: both are there afterwards, or neither.
   * @returns the entry's number
   * @throws StorageFull
   */
  append(entry: JournalEntry, files: StoredFiles, removed: readonly string[]): Promise<number>
  /**
   * Replaces the world by a snapshot. A new epoch drops the old world's files; the same epoch is a compaction.
   * @throws StorageFull
   */
  replace(identity: WorldIdentity, data: WorldData, files: StoredFiles): Promise<void>
  /** Whether the journal has outgrown the snapshot, so that compaction pays. */
  wantsCompaction(): Promise<boolean>
  /** Moves an unreadable world out of the way; one such copy is kept. */
  setAside(): Promise<void>
  /** A stored file. */
  file(name: string): Promise<Blob | undefined>
}
