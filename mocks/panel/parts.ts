import type { Context } from '../engine/call/operation.ts'
import type { BackendTypes, Tx } from '../engine/call/types.ts'
import type { Origin, Step } from '../engine/data/history.ts'
import type { Change } from '../engine/data/unit-of-work.ts'
import type { LogEntry } from '../engine/network/request-log.ts'
import type { WorldFile } from '../engine/storage/world-file.ts'
import type { SavedWorld } from '../engine/storage/world-setup.ts'
import type { CopyOptions } from './log/copy-call.ts'

/** What a backend adds to the panel. Each part has a default, so that the panel works beside any backend. */
export interface PanelParts<B extends BackendTypes = BackendTypes> {
  /** Says what a change did, for the Log. By default, who made which call. */
  sentenceOf?(origin: Origin, step: Pick<Step, 'undo'>, tx: Tx<B>): string
  /** Returns which changes go back in time, and so what stays: such as logins. By default, all go back. */
  goingBack?(undo: readonly Change[], context: Context<B>): readonly Change[]
  /** Returns the people that a request can be sent as again. By default, only its own caller and a visitor. */
  people?(context: Context<B>): readonly Sender[]
  /** Returns a request as other code than commands and scripts, each by its name. */
  copies?(entry: LogEntry, options: CopyOptions, context: Context<B>): Readonly<Record<string, string>>
  /** The calls that every page makes: a pinned answer begins with another one. By default, none. */
  everywhere?: readonly string[]
  /** The URL of the backend in copied requests, without a trailing slash: by default http://localhost:4000. */
  address?: string
  /** Applies what is due at the new time of the clock. By default, the next call does. */
  afterClockMove?(): Promise<unknown>
  /** Saves and opens the current state as a file. By default, the data and the pinned answers. */
  scenarios?: ScenarioFiles
  /** Sentences instead of the panel's own. */
  words?: Partial<PanelWords>
}

export interface PanelWords {
  /** What moving the clock does, below it. */
  clock: string
  /** What a reset does, below its button. */
  reset: string
  /** What a saved scenario is for, below its button. */
  scenario: string
}

/** Somebody to send a request as. */
export interface Sender {
  id: number
  name: string
  /** @returns the token of a new session */
  logIn(): Promise<string>
}

export interface ScenarioFiles {
  /** @returns the file, and how many uploads were too large for it */
  save(): Promise<{ file: WorldFile & { name?: string | undefined }; missing: number }>
  /** Reads a file, before anything is replaced. @throws Error with a message for the user */
  read(file: unknown): SavedState
}

export interface SavedState {
  world: SavedWorld
  /** Opens the page where the state was saved, once its data is there. @returns the name of whoever is then logged in */
  enter(): Promise<string | undefined>
}
