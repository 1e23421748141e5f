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
 * thus costs at most one character for each journaled one, and a journal above the minimum never outgrows the snapshot.
 * A rewrite runs in steps; new entries wait for the next rewrite. Repeating another tab's rewrite changes nothing.
 */
export class Compaction {
  readonly #least: number
  readonly #stored = new Map<string, number>()
  /** Segments that the journal touches. */
  readonly #touched = new Set<string>()
  /** Size of each entry after `#base`, in characters. */
  #entries: number[] = []
  #base: number
  #journalSize = 0
  /** The remaining segments of the current rewrite, and the last entry it covers. */
  #rewrite: { left: string[]; upTo: number } | null = null

  /** @param base number of the last compacted entry @param least minimum size of a journal to compact, in characters */
  constructor(segments: ReadonlyMap<string, string>, base: number, least = leastJournal) {
    this.#least = least
    this.#base = base
    for (const [key, text] of segments) this.#stored.set(key, text.length)
  }

  note(changes: readonly Change[], size: number): void {
    this.#entries.push(size)
    this.#journalSize += size
    for (const change of changes) this.#touched.add(segmentOf(change.table, idOf(change)))
  }

  get due(): boolean {
    if (this.#rewrite) return true
    if (this.#journalSize <= this.#least) return false
    let touchedSize = 0
    for (const key of this.#touched) touchedSize += this.#stored.get(key) ?? 0
    return this.#journalSize > touchedSize
  }

  /** Returns the next segments to rewrite, and the last entry that can be deleted afterwards (0 for none). */
  next(): { keys: readonly string[]; upTo: number } {
    this.#rewrite ??= { left: [...this.#touched], upTo: this.#base + this.#entries.length }
    const { left, upTo } = this.#rewrite
    let size = 0
    let count = 0
    while (count < left.length && (count === 0 || size < perTurn)) {
      size += this.#stored.get(left[count] ?? '') ?? newSegment
      count += 1
    }
    return { keys: left.slice(0, count), upTo: count === left.length ? upTo : 0 }
  }

  /** Records that a step's segments are stored. */
  done(segments: ReadonlyMap<string, string>, upTo: number): void {
    for (const [key, text] of segments) {
      this.#touched.delete(key)
      this.#stored.set(key, text.length)
    }
    if (this.#rewrite) this.#rewrite.left = this.#rewrite.left.filter((key) => !segments.has(key))
    if (upTo === 0) return
    for (const size of this.#entries.splice(0, upTo - this.#base)) this.#journalSize -= size
    this.#base = upTo
    this.#rewrite = null
  }
}
