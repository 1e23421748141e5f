import type { RealClock, WorldState } from '../base/clock.ts'
import type { StoredFiles } from '../contract/files.ts'
import type { Change } from '../data/unit-of-work.ts'
import type { Origin } from '../data/history.ts'
import type { Scenario } from '../data/scenario.ts'
import type { TableSpecs } from '../data/table.ts'
import type { TxOf } from '../data/world.ts'
import type { WorldStorage } from './storage.ts'

/** Why a world was quarantined when it was opened, in words for the user. */
export const quarantineReasons = {
  damaged: 'The saved data was damaged and couldn’t be read.',
  incompatible: 'The saved data is from another version and doesn’t fit this one.',
}

/** The outcome of opening the stored world; null if there is nothing to report. */
export type Notice = keyof typeof quarantineReasons | 'migrated' | null

/** A world to start with: a scenario, and what happened since. */
export interface SavedWorld {
  scenario: string
  seed: number
  /** When the scenario was built, in milliseconds since 1970 UTC; null if the changes are all rows, without the scenario's. */
  builtAt: number | null
  /** The simulated time, in milliseconds since 1970 UTC. */
  now: number
  changes: readonly Change[]
  files: StoredFiles
}

export interface WorldSetup {
  storage: WorldStorage
  /** Scenario of a new world; by default the backend's first. */
  scenario?: string
  /** Seed of a new world. Each seed gives different data of the same kind. */
  seed?: number
  realNow?: RealClock
  /** What a new world starts with, instead of a scenario. */
  world?: SavedWorld | undefined
  /** Name of this build, which checks each stored world once. By default, each run checks it. */
  build?: string | undefined
}

export interface ResetOptions {
  /** Deletes the world instead of quarantining it, because nobody has used it: for tests, stories and half-made worlds. */
  discards?: boolean
  /** A saved world, whose scenario and seed replace those given. */
  world?: SavedWorld
}

/**
 * What may happen when the store is full: `reads` succeeds without saving its side effects, `reserved` may use the
 * reserved space (to delete something or log in), and `deletes` may use it only to delete a row.
 */
export type WhenFull = 'reads' | 'reserved' | 'deletes'

export interface CommitOptions {
  /** By default, the commit fails. */
  whenFull?: WhenFull | undefined
  origin?: Origin | null
  /** The number of the change before which this one restores the rows. */
  back?: number
}

/** What the store needs to know about a backend. */
export interface Stored<S extends TableSpecs> {
  tables: S
  /** Returns the table whose row 1 holds the engine's state; its schema includes `worldState`. */
  state(tx: TxOf<S>): {
    need(id: number): Readonly<WorldState>
    patch(id: number, changes: Partial<WorldState>): unknown
  }
  /** Returns the longest text of a column that a file may bring, in characters. Without it, any length. */
  longest?(table: string, column: string): number
  /** The seeded worlds; the first one is the default. */
  scenarios: readonly Scenario<S>[]
}
