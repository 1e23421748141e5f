import { inTurn, packed, quarantineAfter } from './head.ts'
import type { StoredFiles, StoredWorld, WorldIdentity, WorldStorage } from './storage.ts'

interface Kept {
  identity: WorldIdentity | null
  segments: Map<string, string>
  journal: string[]
  /** The number of the last entry that is no longer in the journal. */
  base: number
  files: Map<string, Blob>
}

const nothing = (): Kept => ({ identity: null, segments: new Map(), journal: [], base: 0, files: new Map() })

/** A store that lasts as long as the page or the process: for tests, Storybook, and where IndexedDB is closed. */
export class MemoryStorage implements WorldStorage {
  readonly kind = 'memory'
  #kept = nothing()
  readonly #quarantine = new Map<number, Kept>()
  readonly exclusive = inTurn()

  load(): Promise<StoredWorld | null> {
    const { identity, segments, journal } = this.#kept
    const stored = identity && {
      identity,
      segments: new Map(segments),
      journal: [...journal],
      head: this.#head,
    }
    return Promise.resolve(stored)
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const { identity, journal, base } = this.#kept
    const known = identity?.epoch === epoch && since >= base
    return Promise.resolve(known ? journal.slice(since - base) : 'reload')
  }

  append(entry: string, files: StoredFiles, removed: readonly string[]): Promise<number> {
    this.#kept.journal.push(entry)
    for (const [name, blob] of files) this.#kept.files.set(name, blob)
    for (const name of removed) this.#kept.files.delete(name)
    return Promise.resolve(this.#head)
  }

  replace(
    identity: WorldIdentity,
    segments: ReadonlyMap<string, string>,
    files: StoredFiles | null,
  ): Promise<void> {
    const kept = files === null ? { base: this.#head, files: this.#kept.files } : { files: new Map(files) }
    this.#kept = { ...nothing(), ...kept, identity, segments: new Map(segments) }
    return Promise.resolve()
  }

  markChecked(build: string): Promise<void> {
    if (this.#kept.identity) this.#kept.identity = { ...this.#kept.identity, checkedBy: build }
    return Promise.resolve()
  }

  compact(segments: ReadonlyMap<string, string>, upTo: number): Promise<void> {
    for (const [key, text] of segments) this.#kept.segments.set(key, text)
    if (upTo > this.#kept.base) {
      this.#kept.journal.splice(0, upTo - this.#kept.base)
      this.#kept.base = upTo
    }
    return Promise.resolve()
  }

  quarantine(): Promise<number> {
    const moment = quarantineAfter([...this.#quarantine.keys()])
    this.#quarantine.set(moment, this.#kept)
    this.#kept = nothing()
    return Promise.resolve(moment)
  }

  quarantined(): Promise<readonly number[]> {
    return Promise.resolve([...this.#quarantine.keys()].toReversed())
  }

  contentsOf(quarantined: number): Promise<StoredFiles> {
    const { identity, segments, journal, files } = this.#quarantine.get(quarantined) ?? nothing()
    return Promise.resolve(packed({ head: identity, segments: Object.fromEntries(segments), journal }, files))
  }

  restore(quarantined: number): Promise<void> {
    this.#kept = this.#quarantine.get(quarantined) ?? nothing()
    return this.discard(quarantined)
  }

  discard(quarantined: number): Promise<void> {
    this.#quarantine.delete(quarantined)
    return Promise.resolve()
  }

  file(name: string): Promise<Blob | undefined> {
    return Promise.resolve(this.#kept.files.get(name))
  }

  get #head(): number {
    return this.#kept.base + this.#kept.journal.length
  }
}
