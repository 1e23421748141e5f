import * as v from 'valibot'
import {
  type Position,
  StorageBroken,
  type StoredFiles,
  type StoredWorld,
  StorageFull,
  StoreMoved,
} from './storage.ts'

/** What a store knows of itself, beside its texts. */
export const headSchema = v.object({
  /** Builds before the format followed from the tables counted it. */
  format: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  scenario: v.string(),
  seed: v.number(),
  epoch: v.string(),
  /** Number of the last journal entry. */
  last: v.number(),
  /** Number of the last entry that is no longer in the journal. */
  base: v.number(),
  /** How many segments the snapshot has. */
  parts: v.number(),
  checkedBy: v.optional(v.string()),
})
export type Head = v.InferOutput<typeof headSchema>

/** The head as it was written; undefined for anything else. */
export function headOf(stored: unknown): Head | undefined {
  const parsed = v.safeParse(headSchema, stored)
  return parsed.success ? parsed.output : undefined
}

/** @throws StoreMoved unless the store is as far as the caller has read */
export function expectAt(head: Head | undefined, after: Position | undefined): void {
  if (after === undefined) return
  if (head?.epoch !== after?.epoch || head?.last !== after?.head) throw new StoreMoved()
}

/** How much space is set aside, in bytes: for some hundreds of logins and deletions. */
export const reserveSize = 1024 * 1024

/**
 * Writes beside the reserve, or in its place where that is allowed and there is no room otherwise.
 * @param write is told whether the reserve has to be there afterwards
 */
export async function besideReserve<T>(
  mayUseReserve: boolean,
  write: (isKept: boolean) => Promise<T>,
  release: () => Promise<unknown>,
): Promise<T> {
  try {
    return await write(true)
  } catch (error) {
    if (!mayUseReserve || !(error instanceof StorageFull)) throw error
    await release()
    return await write(false)
  }
}

/** The moment of a new quarantine, which no other one has. */
export function quarantineAfter(others: readonly number[]): number {
  return Math.max(Date.now(), ...others.map((other) => other + 1))
}

/** The stored world, whole. @throws StorageBroken when a segment or an entry is missing */
export function wholeWorld(
  { last, base, parts, ...identity }: Head,
  segments: StoredWorld['segments'],
  journal: StoredWorld['journal'],
): StoredWorld {
  if (parts !== segments.size) throw new StorageBroken('The snapshot lacks a segment')
  if (last - base !== journal.length) throw new StorageBroken('The journal has gaps')
  return { identity, segments, journal, head: last }
}

/** A quarantined world and its files, to download. */
export function packed(world: object, files: Iterable<[string, Blob]>): StoredFiles {
  const contents = new Map([['world.json', new Blob([JSON.stringify(world)])]])
  for (const [name, file] of files) contents.set(`files/${name}`, file)
  return contents
}

/**
 * Runs pieces of work one after the other, in the order in which they come; one that fails does not stop the next.
 * @returns a function that takes the next piece
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let queue: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
}
