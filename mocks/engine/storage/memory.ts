import { inTurn, packed, quarantineAfter } from './head.ts'
import type { Segments, StoredFiles, StoredWorld, WorldIdentity, WorldStorage } from './storage.ts'

interface Contents {
  identity: WorldIdentity | null
  segments: Map<string, string>
  journal: string[]
  /** Number of the last compacted entry. */
  base: number
  files: Map<string, Blob>
}

const nothing = (): Contents => ({
  identity: null,
  segments: new Map(),
  journal: [],
  base: 0,
  files: new Map(),
})

/** A store that lasts as long as the page or process: for tests, Storybook and browsers without IndexedDB. */
export class MemoryStorage implements WorldStorage {
  readonly kind = 'memory'
  #current = nothing()
  readonly #quarantine = new Map<number, Contents>()
  readonly exclusive = inTurn()

  load(): Promise<StoredWorld | null> {
    const { identity, segments, journal } = this.#current
    const copy = { segments: new Map(segments), journal: [...journal], head: this.#head }
    return Promise.resolve(identity && { identity, ...copy })
  }

  after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const { identity, journal, base } = this.#current
    const known = identity?.epoch === epoch && since >= base
    return Promise.resolve(known ? journal.slice(since - base) : 'reload')
  }

  append(entry: string, files: StoredFiles, removed: readonly string[]): Promise<number> {
    this.#current.journal.push(entry)
    for (const [name, blob] of files) this.#current.files.set(name, blob)
    for (const name of removed) this.#current.files.delete(name)
    return Promise.resolve(this.#head)
  }

  async replace(identity: WorldIdentity, segments: Segments, files: StoredFiles | null): Promise<void> {
    const rest = files === null ? { base: this.#head, files: this.#current.files } : { files: new Map(files) }
    this.#current = { ...nothing(), ...rest, identity, segments: new Map(segments) }
  }

  async markChecked(build: string): Promise<void> {
    if (this.#current.identity) this.#current.identity = { ...this.#current.identity, checkedBy: build }
  }

  async compact(segments: Segments, upTo: number): Promise<void> {
    for (const [key, text] of segments) this.#current.segments.set(key, text)
    if (upTo <= this.#current.base) return
    this.#current.journal.splice(0, upTo - this.#current.base)
    this.#current.base = upTo
  }

  quarantine(): Promise<number> {
    const moment = quarantineAfter([...this.#quarantine.keys()])
    this.#quarantine.set(moment, this.#current)
    this.#current = nothing()
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
    this.#current = this.#quarantine.get(quarantined) ?? nothing()
    return this.discard(quarantined)
  }

  async discard(quarantined: number): Promise<void> {
    this.#quarantine.delete(quarantined)
  }

  file(name: string): Promise<Blob | undefined> {
    return Promise.resolve(this.#current.files.get(name))
  }

  get #head(): number {
    return this.#current.base + this.#current.journal.length
  }
}
