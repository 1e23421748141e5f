import * as v from 'valibot'
import {
  type Position,
  StorageBroken,
  type StoredFiles,
  type StoredWorld,
  StorageFull,
  StoreMoved,
} from './storage.ts'

export const headSchema = v.object({
  /** A number in earlier builds. */
  format: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  scenario: v.string(),
  seed: v.number(),
  epoch: v.string(),
  /** Number of the last journal entry. */
  last: v.number(),
  /** Number of the last compacted entry. */
  base: v.number(),
  parts: v.number(),
  checkedBy: v.optional(v.string()),
})
export type Head = v.InferOutput<typeof headSchema>

/** Parses a stored head; undefined if it is invalid. */
export function headOf(stored: unknown): Head | undefined {
  const parsed = v.safeParse(headSchema, stored)
  return parsed.success ? parsed.output : undefined
}

/** @throws StoreMoved if the store is not at the caller's position */
export function expectAt(head: Head | undefined, after: Position | undefined): void {
  if (after === undefined) return
  if (head?.epoch !== after?.epoch || head?.last !== after?.head) throw new StoreMoved()
}

/** Size of the reserved space in bytes: enough for hundreds of logins and deletions. */
export const reserveSize = 1024 * 1024

/**
 * Writes while keeping the reserved space, or into it if that is allowed and the store is full.
 * @param write receives whether the reserved space must remain available
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

/** Returns a unique time for a new quarantine. */
export function quarantineAfter(others: readonly number[]): number {
  return Math.max(Date.now(), ...others.map((other) => other + 1))
}

/** Returns the complete stored world. @throws StorageBroken if a segment or an entry is missing */
export function wholeWorld(
  { last, base, parts, ...identity }: Head,
  segments: StoredWorld['segments'],
  journal: StoredWorld['journal'],
): StoredWorld {
  if (parts !== segments.size) throw new StorageBroken('The snapshot lacks a segment')
  if (last - base !== journal.length) throw new StorageBroken('The journal has gaps')
  return { identity, segments, journal, head: last }
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
