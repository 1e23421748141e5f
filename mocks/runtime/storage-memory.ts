import type { WorldData } from '../model/world.ts'
import type { JournalEntry, StoredFiles, StoredWorld, WorldIdentity, WorldStorage } from './storage.ts'

/** A store that lasts as long as the page or the process: for tests, Storybook, and where IndexedDB is closed. */
export class MemoryStorage implements WorldStorage {
  readonly kind = 'memory'
  #identity: WorldIdentity | null = null
  #data: WorldData = {}
  #entries: JournalEntry[] = []
  /** The number of the last entry that the snapshot already holds. */
  #base = 0
  readonly #files = new Map<string, Blob>()
  #queue: Promise<unknown> = Promise.resolve()

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  load(): Promise<StoredWorld | null> {
    const stored = this.#identity && {
      identity: this.#identity,
      data: this.#data,
      entries: [...this.#entries],
      head: this.#base + this.#entries.length,
    }
    return Promise.resolve(stored)
  }

  after(epoch: string, since: number): Promise<readonly JournalEntry[] | 'reload'> {
    const known = this.#identity?.epoch === epoch && since >= this.#base
    return Promise.resolve(known ? this.#entries.slice(since - this.#base) : 'reload')
  }

  append(entry: JournalEntry, files: StoredFiles, removed: readonly string[]): Promise<number> {
    this.#entries.push(entry)
    for (const [name, blob] of files) this.#files.set(name, blob)
    for (const name of removed) this.#files.delete(name)
    return Promise.resolve(this.#base + this.#entries.length)
  }

  replace(identity: WorldIdentity, data: WorldData, files: StoredFiles): Promise<void> {
    const compaction = this.#identity?.epoch === identity.epoch
    this.#base = compaction ? this.#base + this.#entries.length : 0
    if (!compaction) this.#files.clear()
    this.#identity = identity
    this.#data = data
    this.#entries = []
    for (const [name, blob] of files) this.#files.set(name, blob)
    return Promise.resolve()
  }

  wantsCompaction(): Promise<boolean> {
    return Promise.resolve(this.#entries.length > 1_000)
  }

  setAside(): Promise<void> {
    this.#identity = null
    this.#data = {}
    this.#entries = []
    this.#base = 0
    return Promise.resolve()
  }

  file(name: string): Promise<Blob | undefined> {
    return Promise.resolve(this.#files.get(name))
  }
}
