import { inTurn } from './head.ts'
import type { StoredFiles, StoredWorld, WorldIdentity, WorldStorage } from './storage.ts'

/** A store that lasts as long as the page or the process: for tests, Storybook, and where IndexedDB is closed. */
export class MemoryStorage implements WorldStorage {
  readonly kind = 'memory'
  #identity: WorldIdentity | null = null
  readonly #segments = new Map<string, string>()
  #journal: string[] = []
  /** The number of the last entry that is no longer in the journal. */
  #base = 0
  #quarantined: string | null = null
  readonly #files = new Map<string, Blob>()
  readonly exclusive = inTurn()

  load(): Promise<StoredWorld | null> {
    const stored = this.#identity && {
      identity: this.#identity,
      segments: new Map(this.#segments),
      journal: [...this.#journal],
      head: this.#base + this.#journal.length,
    }
    return Promise.resolve(stored)
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const known = this.#identity?.epoch === epoch && since >= this.#base
    return Promise.resolve(known ? this.#journal.slice(since - this.#base) : 'reload')
  }

  append(entry: string, files: StoredFiles, removed: readonly string[]): Promise<number> {
    this.#journal.push(entry)
    for (const [name, blob] of files) this.#files.set(name, blob)
    for (const name of removed) this.#files.delete(name)
    return Promise.resolve(this.#base + this.#journal.length)
  }

  replace(
    identity: WorldIdentity,
    segments: ReadonlyMap<string, string>,
    files: StoredFiles | null,
  ): Promise<void> {
    const head = this.#base + this.#journal.length
    this.#clear()
    this.#identity = identity
    for (const [key, text] of segments) this.#segments.set(key, text)
    if (files === null) this.#base = head
    else this.#files.clear()
    for (const [name, blob] of files ?? []) this.#files.set(name, blob)
    return Promise.resolve()
  }

  compact(segments: ReadonlyMap<string, string>, upTo: number): Promise<void> {
    for (const [key, text] of segments) this.#segments.set(key, text)
    if (upTo > this.#base) {
      this.#journal = this.#journal.slice(upTo - this.#base)
      this.#base = upTo
    }
    return Promise.resolve()
  }

  quarantine(): Promise<void> {
    this.#quarantined = JSON.stringify({
      identity: this.#identity,
      segments: [...this.#segments],
      journal: this.#journal,
    })
    this.#clear()
    return Promise.resolve()
  }

  quarantined(): Promise<string | null> {
    return Promise.resolve(this.#quarantined)
  }

  file(name: string): Promise<Blob | undefined> {
    return Promise.resolve(this.#files.get(name))
  }

  #clear(): void {
    this.#identity = null
    this.#segments.clear()
    this.#journal = []
    this.#base = 0
  }
}
