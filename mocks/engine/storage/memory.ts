import type { StoredFiles } from '../contract/files.ts'
import { type Head, inTurn, type Plan, quarantineAfter, WorldStorage } from './storage.ts'

interface Contents {
  head?: Head
  segments: Map<string, string>
  journal: string[]
  files: Map<string, Blob>
}

const nothing = (): Contents => ({ segments: new Map(), journal: [], files: new Map() })

/** A store that lasts as long as the page or process: for tests, Storybook and browsers without IndexedDB. */
export class MemoryStorage extends WorldStorage {
  readonly kind = 'memory'
  #current = nothing()
  readonly #quarantine = new Map<number, Contents>()
  readonly exclusive = inTurn()

  async after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const { head, journal } = this.#current
    return head?.epoch === epoch && since >= head.base ? journal.slice(since - head.base) : 'reload'
  }

  async quarantine(): Promise<number> {
    const moment = quarantineAfter([...this.#quarantine.keys()])
    this.#quarantine.set(moment, this.#current)
    this.#current = nothing()
    return moment
  }

  async quarantined(): Promise<readonly number[]> {
    return [...this.#quarantine.keys()].toReversed()
  }

  async contentsOf(quarantined: number) {
    const { head, segments, journal, files } = this.#quarantine.get(quarantined) ?? nothing()
    return { contents: { stored: head, segments, journal, files: files.size }, files }
  }

  async restore(quarantined: number): Promise<void> {
    this.#current = this.#quarantine.get(quarantined) ?? nothing()
    await this.discard(quarantined)
  }

  async discard(quarantined: number): Promise<void> {
    this.#quarantine.delete(quarantined)
  }

  async file(name: string): Promise<Blob | undefined> {
    return this.#current.files.get(name)
  }

  protected async read() {
    const { head, segments, journal, files } = this.#current
    return { stored: head, segments: new Map(segments), journal: [...journal], files: files.size }
  }

  protected async write(plan: Plan, files: StoredFiles): Promise<Head> {
    const current = this.#current
    const { head, upTo = 0, entry, segments = [], isWhole, removed = [] } = plan(current.head)
    current.journal.splice(0, upTo - (current.head?.base ?? 0))
    if (entry !== undefined) current.journal.push(entry)
    if (isWhole) current.segments.clear()
    for (const [key, text] of segments) current.segments.set(key, text)
    if (removed === 'all') current.files.clear()
    for (const [name, blob] of files) current.files.set(name, blob)
    for (const name of removed === 'all' ? [] : removed) current.files.delete(name)
    current.head = { ...head, parts: current.segments.size }
    return current.head
  }

  // The page's memory needs no reserve.
  protected async releaseReserve(): Promise<void> {}
}
