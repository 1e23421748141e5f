import { newestFirst } from '../rules/pages.ts'
import { WordIndex } from './word-index.ts'

/** A row of a search index. */
export interface Entry<T> {
  row: T
  /** The number of its text in the word index; negative if it is not indexed. */
  text: number
}

const pending = -1
const removed = -2

/**
 * Rows sorted newest first and searchable by their words. Updating the index with each change avoids sorting and
 * scanning on every call. New texts are split into words only when the next search needs them.
 */
export class SearchIndex<T extends { id: number; created_at: number }> {
  readonly #textsOf: (row: T) => readonly (string | null)[]
  readonly #entries = new Map<number, Entry<T>>()
  readonly #newest: Entry<T>[]
  #index = new WordIndex()
  /** Entries whose words are not indexed yet. */
  #pending: Entry<T>[]

  /**
   * @param rows in any order
   * @param textsOf returns the searchable texts of a row; a word never spans two of them
   */
  constructor(rows: readonly T[], textsOf: (row: T) => readonly (string | null)[]) {
    this.#textsOf = textsOf
    this.#newest = rows.toSorted(newestFirst).map((row) => ({ row, text: pending }))
    this.#pending = [...this.#newest]
    for (const entry of this.#newest) this.#entries.set(entry.row.id, entry)
  }

  /** All entries, newest first. The array changes with the index. */
  get newest(): readonly Entry<T>[] {
    return this.#newest
  }

  get(id: number): Entry<T> | undefined {
    return this.#entries.get(id)
  }

  /** Adds a row, or replaces the one with the same id. @param reworded whether its searchable text may have changed */
  put(row: T, reworded: boolean): void {
    const entry = this.#entries.get(row.id)
    if (!entry || entry.row.created_at !== row.created_at) {
      this.remove(row.id)
      const added: Entry<T> = { row, text: pending }
      this.#entries.set(row.id, added)
      this.#newest.splice(placeIn(this.#newest, added), 0, added)
      this.#pending.push(added)
      return
    }
    entry.row = row
    if (reworded) this.reword(entry)
  }

  /** Removes a row; no effect if there is none with this id. */
  remove(id: number): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    this.#newest.splice(placeIn(this.#newest, entry), 1)
    entry.text = removed
  }

  /** Makes the next search reindex the entry's words. */
  reword(entry: Entry<T>): void {
    if (entry.text < 0) return
    entry.text = pending
    this.#pending.push(entry)
  }

  /**
   * Returns a predicate that tells whether an entry contains every word. It's valid until the index changes.
   * @param words folded, as from `wordsOf`
   */
  holding(words: readonly string[]): (entry: Entry<T>) => boolean {
    if (words.length === 0) return () => true
    // Outdated texts stay in the word index. It's rebuilt when they outnumber the current ones by 1,000.
    if (this.#index.size > 2 * this.#newest.length + 1_000) {
      this.#index = new WordIndex()
      for (const entry of this.#newest) entry.text = pending
      this.#pending = [...this.#newest]
    }
    for (const entry of this.#pending) {
      if (entry.text === pending) entry.text = this.#index.add(this.#textsOf(entry.row))
    }
    this.#pending = []
    const found = this.#index.find(words)
    return ({ text }) => found(text)
  }
}

/** The position of an entry in a list sorted newest first, or the position at which to insert it. */
function placeIn<T extends { id: number; created_at: number }>(
  sorted: readonly Entry<T>[],
  entry: Entry<T>,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = sorted[middle]
    if (other && newestFirst(other.row, entry.row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
