import { type Change, idOf } from '../data/unit-of-work.ts'
import { segmentOf } from './segments.ts'

/** Journals below this size, in characters, are not compacted. */
const leastJournal = 256 * 1024
/** Approximate size of one step, in characters. Calls can run between steps. */
const perTurn = 2 * 1024 * 1024
/** Assumed size of a segment that is not stored yet, in characters. */
const newSegment = 64 * 1024

/**
 * Schedules compaction: segments are rewritten once the journal is larger than all segments that it touches. Rewriting
 * thus costs about one character for each journaled one, and a journal above the minimum never outgrows the snapshot.
 * A rewrite runs in steps, of the segments that lack the oldest entries. Repeating another tab's changes nothing.
 */
export class Compaction {
  readonly #least: number
  readonly #stored = new Map<string, number>()
  /** The first entry that each stored segment lacks, lowest first. */
  readonly #touched = new Map<string, number>()
  /** Size of each entry after `#base`, in characters. */
  readonly #entries: number[] = []
  #base: number
  #journalSize = 0

  /** @param base number of the last compacted entry @param least minimum size of a journal to compact, in characters */
  constructor(segments: ReadonlyMap<string, string>, base: number, least = leastJournal) {
    this.#least = least
    this.#base = base
    for (const [key, text] of segments) this.#stored.set(key, text.length)
  }

  note(changes: readonly Change[], size: number): void {
    this.#entries.push(size)
    this.#journalSize += size
    for (const change of changes) {
      const key = segmentOf(change.table, idOf(change))
      if (!this.#touched.has(key)) this.#touched.set(key, this.#base + this.#entries.length)
    }
  }

  get due(): boolean {
    if (this.#journalSize <= this.#least) return false
    let touchedSize = 0
    for (const key of this.#touched.keys()) touchedSize += this.#stored.get(key) ?? 0
    return this.#journalSize > touchedSize
  }

  /** Returns the next segments to rewrite, and the last entry that can be deleted afterwards. */
  next(): { keys: readonly string[]; upTo: number } {
    const keys: string[] = []
    let size = 0
    for (const [key, lacking] of this.#touched) {
      if (size >= perTurn) return { keys, upTo: lacking - 1 }
      keys.push(key)
      size += this.#stored.get(key) ?? newSegment
    }
    return { keys, upTo: this.#base + this.#entries.length }
  }

  /** Records that a step's segments are stored. */
  done(segments: ReadonlyMap<string, string>, upTo: number): void {
    for (const [key, text] of segments) {
      this.#touched.delete(key)
      this.#stored.set(key, text.length)
    }
    for (const size of this.#entries.splice(0, upTo - this.#base)) this.#journalSize -= size
    this.#base = upTo
  }
}
