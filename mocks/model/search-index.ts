import { newestFirst } from '../rules/pages.ts'
import { WordIndex } from './word-index.ts'

/** A row of a search index. */
export interface Entry<T> {
  row: T
  /** The number of its text in the word index; negative while the index does not have it. */
  text: number
}

const unread = -1
const gone = -2

/**
 * Rows in the order that lists show, newest first, and found by the words they hold: kept up with the world, instead
 * of sorted and scanned at every call. Words are read when somebody first searches.
 */
export class SearchIndex<T extends { id: number; created_at: number }> {
  readonly #textsOf: (row: T) => readonly (string | null)[]
  readonly #entries = new Map<number, Entry<T>>()
  readonly #newest: Entry<T>[]
  #index = new WordIndex()
  /** Entries whose words the index does not have yet. */
  #unread: Entry<T>[]

  /**
   * @param rows in any order
   * @param textsOf what a row is searched by; a word never spans two of them
   */
  constructor(rows: readonly T[], textsOf: (row: T) => readonly (string | null)[]) {
    this.#textsOf = textsOf
    this.#newest = rows.toSorted(newestFirst).map((row) => ({ row, text: unread }))
    this.#unread = [...this.#newest]
    for (const entry of this.#newest) this.#entries.set(entry.row.id, entry)
  }

  /** All entries, newest first. Live: not to be kept. */
  get newest(): readonly Entry<T>[] {
    return this.#newest
  }

  get(id: number): Entry<T> | undefined {
    return this.#entries.get(id)
  }

  /** Adds a row, or exchanges the one with the same id. @param reworded whether its texts may be others than before */
  put(row: T, reworded: boolean): void {
    const entry = this.#entries.get(row.id)
    if (!entry || entry.row.created_at !== row.created_at) {
      this.remove(row.id)
      const added: Entry<T> = { row, text: unread }
      this.#entries.set(row.id, added)
      this.#newest.splice(placeIn(this.#newest, added), 0, added)
      this.#unread.push(added)
      return
    }
    entry.row = row
    if (reworded) this.reword(entry)
  }

  /** Takes a row out; without one with that id nothing happens. */
  remove(id: number): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    this.#newest.splice(placeIn(this.#newest, entry), 1)
    entry.text = gone
  }

  /** Has the entry's words read anew before the next search. */
  reword(entry: Entry<T>): void {
    if (entry.text < 0) return
    entry.text = unread
    this.#unread.push(entry)
  }

  /**
   * Makes the test whether an entry holds every one of the words. To be used at once.
   * @param words folded, as `wordsOf` gives them
   */
  holding(words: readonly string[]): (entry: Entry<T>) => boolean {
    if (words.length === 0) return () => true
    // Texts that were exchanged stay in the index; when they are the most of it, it is made anew.
    if (this.#index.size > 2 * this.#newest.length + 1_000) {
      this.#index = new WordIndex()
      for (const entry of this.#newest) entry.text = unread
      this.#unread = [...this.#newest]
    }
    for (const entry of this.#unread) {
      if (entry.text === unread) entry.text = this.#index.add(this.#textsOf(entry.row))
    }
    this.#unread = []
    const found = this.#index.find(words)
    return ({ text }) => found(text)
  }
}

/** Where an entry stands, or would stand, in a list that is newest first. */
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
