import type { StoredFiles } from '../contract/files.ts'
import { type Head, type Places, type Plan, leftBy, WorldStorage } from './storage.ts'

interface World {
  head?: Head
  segments: Map<string, string>
  journal: string[]
  files: Map<string, Blob>
}

/** A store that lasts as long as the page or process: for tests, Storybook and browsers without IndexedDB. */
export class MemoryStorage extends WorldStorage {
  readonly kind = 'memory'
  #places: Places = { current: 0, kept: {} }
  readonly #worlds = new Map<number, World>()

  async after(epoch: string, since: number): Promise<readonly string[] | 'reload'> {
    const { head, journal } = this.#at()
    return head?.epoch === epoch && since >= head.base ? journal.slice(since - head.base) : 'reload'
  }

  async file(name: string): Promise<Blob | undefined> {
    return this.#at().files.get(name)
  }

  protected async places() {
    return this.#places
  }

  protected async read(place?: number) {
    const { head, segments, journal, files } = this.#at(place)
    return { stored: head, segments: new Map(segments), journal: [...journal], files: files.size }
  }

  protected async contentsAt(place: number) {
    return { contents: await this.read(place), files: this.#at(place).files }
  }

  protected async write(plan: Plan, files: StoredFiles): Promise<void> {
    const { places, world } = plan(this.#at().head, this.#places)
    for (const place of places ? leftBy(this.#places, places) : []) this.#worlds.delete(place)
    this.#places = places ?? this.#places
    if (!world) return
    const { head, entry, segments = [], isWhole, removed = [] } = world
    const current = this.#at()
    if (head.last === head.base) current.journal = []
    if (entry !== undefined) current.journal.push(entry)
    if (isWhole) current.segments.clear()
    for (const [key, text] of segments) current.segments.set(key, text)
    if (removed === 'all') current.files.clear()
    for (const [name, blob] of files) current.files.set(name, blob)
    for (const name of removed === 'all' ? [] : removed) current.files.delete(name)
    current.head = { ...head, parts: current.segments.size }
  }

  // The page's memory needs no reserve.
  protected async releaseReserve(): Promise<void> {}

  #at(place = this.#places.current): World {
    const world = this.#worlds.get(place) ?? { segments: new Map(), journal: [], files: new Map() }
    this.#worlds.set(place, world)
    return world
  }
}
