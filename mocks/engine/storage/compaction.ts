import type { Change } from '../data/unit-of-work.ts'
import { segmentOf } from './segments.ts'

/** A journal below this size is not worth a rewrite, in characters. */
const leastJournal = 256 * 1024
/** How much is rewritten in one turn, so that calls get in between, in characters. */
const perTurn = 2 * 1024 * 1024
/** What a segment that is not stored yet is taken for, in characters. */
const newSegment = 64 * 1024

/** What to rewrite next, and up to which entry the journal can be forgotten once that is done. */
export interface Turn {
  keys: readonly string[]
  /** 0 while there is more to rewrite before any entry can go. */
  upTo: number
}

/**
 * Decides when which segments of a stored world are rewritten: once the journal is as large as all the segments that it
 * touches. So a character that is journaled pays for rewriting one at most, and the journal never outgrows the snapshot.
 * A rewrite goes in turns; entries that come in meanwhile wait for the next one. Should another tab have rewritten the
 * same, it is done once more, which changes nothing.
 */
export class Compaction {
  readonly #least: number
  /** Characters of each stored segment. */
  readonly #stored = new Map<string, number>()
  /** Segments that the journal touches, each with the number of the last entry that does. */
  readonly #touched = new Map<string, number>()
  /** Characters of the segments in `#touched` together. */
  #touchedSize = 0
  /** Characters of each entry, from the one after `#base` on. */
  #entries: number[] = []
  #base: number
  #journalSize = 0
  /** What the rewrite under way has left to do, and the last entry it covers. */
  #rewrite: { left: string[]; upTo: number } | null = null

  /**
   * @param segments the stored segments
   * @param base number of the last entry that is no longer in the journal
   * @param least journals below this size, in characters, are left alone
   */
  constructor(segments: ReadonlyMap<string, string>, base: number, least = leastJournal) {
    this.#least = least
    this.#base = base
    for (const [key, text] of segments) this.#stored.set(key, text.length)
  }

  note(changes: readonly Change[], size: number): void {
    this.#entries.push(size)
    this.#journalSize += size
    const number = this.#base + this.#entries.length
    for (const change of changes) {
      const key = segmentOf(change.table, 'put' in change ? change.put.id : change.remove)
      if (!this.#touched.has(key)) this.#touchedSize += this.#stored.get(key) ?? 0
      this.#touched.set(key, number)
    }
  }

  get due(): boolean {
    return this.#rewrite !== null || this.#journalSize > Math.max(this.#least, this.#touchedSize)
  }

  /** Begins a rewrite of all that the journal touches, whether it is due or not. */
  begin(): void {
    if (this.#entries.length === 0) return
    this.#rewrite = { left: [...this.#touched.keys()], upTo: this.#base + this.#entries.length }
  }

  next(): Turn {
    if (!this.#rewrite) this.begin()
    const { left, upTo } = this.#rewrite ?? { left: [], upTo: 0 }
    let size = 0
    let count = 0
    while (count < left.length && (count === 0 || size < perTurn)) {
      size += this.#stored.get(left[count] ?? '') ?? newSegment
      count += 1
    }
    return { keys: left.slice(0, count), upTo: count === left.length ? upTo : 0 }
  }

  /** Takes note that a turn's segments are stored. */
  done(segments: ReadonlyMap<string, string>, upTo: number): void {
    const head = this.#base + this.#entries.length
    for (const [key, text] of segments) {
      if (this.#touched.delete(key)) this.#touchedSize -= this.#stored.get(key) ?? 0
      this.#stored.set(key, text.length)
    }
    if (this.#rewrite) this.#rewrite.left = this.#rewrite.left.filter((key) => !segments.has(key))
    if (upTo === 0) return
    for (const size of this.#entries.splice(0, upTo - this.#base)) this.#journalSize -= size
    this.#base = Math.min(head, upTo)
    this.#rewrite = null
  }
}
