import * as v from 'valibot'
import {
  type Position,
  type Segments,
  StorageBroken,
  StorageFull,
  type StoredFiles,
  type StoredWorld,
  StoreMoved,
  type WorldIdentity,
  type WriteOptions,
} from './storage.ts'

const headSchema = v.object({
  /** A number in earlier builds. */
  format: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  scenario: v.string(),
  seed: v.number(),
  epoch: v.string(),
  /** Number of the last journal entry. */
  last: v.number(),
  /** Number of the last compacted entry. */
  base: v.number(),
  /** Number of segments. */
  parts: v.number(),
  checkedBy: v.optional(v.string()),
})
export type Head = v.InferOutput<typeof headSchema>

/** Parses a stored head; undefined if it is invalid. */
export function headOf(stored: unknown): Head | undefined {
  const parsed = v.safeParse(headSchema, stored)
  return parsed.success ? parsed.output : undefined
}

/** Everything that a store contains. */
export interface Contents {
  /** The head as it is stored, which may be invalid; undefined if there is none. */
  stored: unknown
  segments: Segments
  /** In order. */
  journal: readonly string[]
  /** Number of files. */
  files: number
}

/** Returns whether a store contains nothing but a head, if any. */
export function isEmpty({ segments, journal, files }: Contents): boolean {
  return segments.size + journal.length + files === 0
}

/** The changes of one write. */
export interface Write {
  /** The new head. The store counts `parts` if segments change. */
  head: Head
  /** Deletes the entries up to this number. */
  upTo?: number
  /** An entry with the number `head.last`. */
  entry?: string
  /** Segments to add or replace. */
  segments?: Segments
  /** Whether `segments` replaces all segments. */
  isWhole?: boolean
  /** Names of the files to delete. */
  removed?: readonly string[] | 'all'
}

/** Returns the changes for the stored head, inside the transaction that makes them. It may throw. */
export type Plan = (stored: unknown) => Write

/** What the stores have in common: the head describes the journal, and each write updates it. */
export abstract class JournaledStorage {
  protected abstract read(): Promise<Contents>

  /**
   * Writes atomically.
   * @param files to add or replace
   * @param keepsReserve whether the reserved space must be available afterwards
   * @throws StorageFull
   */
  protected abstract write(plan: Plan, files: StoredFiles, keepsReserve: boolean): Promise<Head>

  protected abstract releaseReserve(): Promise<void>

  async load(): Promise<StoredWorld | null> {
    const contents = await this.read()
    const { stored, segments, journal } = contents
    if (stored === undefined && isEmpty(contents)) return null
    const { last, base, parts, ...identity } = needed(stored)
    if (parts !== segments.size) throw new StorageBroken('The snapshot lacks a segment')
    if (last - base !== journal.length) throw new StorageBroken('The journal has gaps')
    return { identity, segments, journal, head: last }
  }

  async append(
    entry: string,
    files: StoredFiles,
    removed: readonly string[],
    options?: WriteOptions,
  ): Promise<number> {
    const plan: Plan = (stored) => {
      const head = needed(stored)
      return { head: { ...head, last: head.last + 1 }, entry, removed }
    }
    return (await this.#write(plan, options, files, true)).last
  }

  async replace(
    identity: WorldIdentity,
    segments: Segments,
    files: StoredFiles | null,
    options?: WriteOptions,
  ): Promise<void> {
    const plan: Plan = (stored) => {
      const last = (files === null && headOf(stored)?.last) || 0
      const head = { ...identity, last, base: last, parts: segments.size }
      return { head, upTo: Number.MAX_SAFE_INTEGER, segments, isWhole: true, removed: files ? 'all' : [] }
    }
    await this.#write(plan, options, files ?? new Map())
  }

  async markChecked(build: string, after?: Position): Promise<void> {
    await this.#write((stored) => ({ head: { ...needed(stored), checkedBy: build } }), { after })
  }

  async compact(segments: Segments, upTo: number, after?: Position): Promise<void> {
    const plan: Plan = (stored) => {
      const head = needed(stored)
      return { head: { ...head, base: Math.max(head.base, upTo) }, upTo, segments }
    }
    await this.#write(plan, { after })
  }

  async #write(
    plan: Plan,
    { after, mayUseReserve = false }: WriteOptions = {},
    files: StoredFiles = new Map(),
    keepsReserve = false,
  ): Promise<Head> {
    const planInPlace: Plan = (stored) => {
      const head = headOf(stored)
      const isMoved = head?.epoch !== after?.epoch || head?.last !== after?.head
      if (after !== undefined && isMoved) throw new StoreMoved()
      return plan(stored)
    }
    try {
      return await this.write(planInPlace, files, keepsReserve)
    } catch (error) {
      if (!mayUseReserve || !(error instanceof StorageFull)) throw error
      await this.releaseReserve()
      return await this.write(planInPlace, files, false)
    }
  }
}

function needed(stored: unknown): Head {
  const head = headOf(stored)
  if (!head) throw new StorageBroken(`The stored world has ${stored === undefined ? 'no' : 'a foreign'} head`)
  return head
}

/** Size of the reserved space in bytes: enough for hundreds of logins and deletions. */
export const reserveSize = 1024 * 1024

/** Returns a unique time for a new quarantine. */
export function quarantineAfter(others: readonly number[]): number {
  return Math.max(Date.now(), ...others.map((other) => other + 1))
}

/** Returns a quarantined world and its files for download. */
export function packed(world: object, files: Iterable<[string, Blob]>): StoredFiles {
  const contents = new Map([['world.json', new Blob([JSON.stringify(world)])]])
  for (const [name, file] of files) contents.set(`files/${name}`, file)
  return contents
}

/** Returns a function that runs tasks one after another; a failed task doesn't stop the next. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let queue: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
}
