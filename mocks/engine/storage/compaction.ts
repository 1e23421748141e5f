import { type Change, idOf } from '../data/unit-of-work.ts'
import { segmentOf } from './segments.ts'

/** In characters. */
const leastJournal = 256 * 1024

/**
 * Decides when to compact the journal: once it is larger than all segments that it touches. Rewriting these thus costs at
 * most one character for each journaled one, and a journal above the minimum never outgrows the snapshot.
 */
export class Compaction {
  readonly #stored = new Map<string, number>()
  readonly #touched = new Set<string>()
  #journalSize = 0

  constructor(segments: ReadonlyMap<string, string>) {
    this.done(segments)
  }

  note(changes: readonly Change[], size: number): void {
    this.#journalSize += size
    for (const change of changes) this.#touched.add(segmentOf(change.table, idOf(change)))
  }

  get due(): boolean {
    if (this.#journalSize <= leastJournal) return false
    let touchedSize = 0
    for (const key of this.#touched) touchedSize += this.#stored.get(key) ?? 0
    return this.#journalSize > touchedSize
  }

  /** The segments to rewrite. They then include the whole journal. */
  get touched(): readonly string[] {
    return [...this.#touched]
  }

  /** Records that these segments are stored, and the journal is empty. */
  done(segments: ReadonlyMap<string, string>): void {
    for (const [key, text] of segments) this.#stored.set(key, text.length)
    this.#touched.clear()
    this.#journalSize = 0
  }
}
