import { newestFirst } from '../rules/pages.ts'
import { WordIndex } from './word-index.ts'

/** A row of a search index. */
export interface Entry<T> {
  row: T
  /** The number of its text in the word index; undefined until the next search needs it. */
  text?: number | undefined
}

/**
 * Rows sorted newest first and searchable by their words. Updating the index with each change avoids sorting and
 * scanning on every call.
 */
export class SearchIndex<T extends { id: number; created_at: number }> {
  readonly #textsOf: (row: T) => readonly (string | null)[]
  readonly #entries: Map<number, Entry<T>>
  /** All entries, newest first. The array changes with the index. */
  readonly newest: Entry<T>[]
  #index = new WordIndex()

  /**
   * @param rows in any order
   * @param textsOf returns the searchable texts of a row; a word never spans two of them
   */
  constructor(rows: readonly T[], textsOf: (row: T) => readonly (string | null)[]) {
    this.#textsOf = textsOf
    this.newest = rows.toSorted(newestFirst).map((row) => ({ row }))
    this.#entries = new Map(this.newest.map((entry) => [entry.row.id, entry]))
  }

  /** Adds a row, or replaces the one with the same id. @param reworded whether its searchable text may have changed */
  put(row: T, reworded: boolean): void {
    const entry = this.#entries.get(row.id)
    if (entry?.row.created_at === row.created_at) {
      entry.row = row
      if (reworded) entry.text = undefined
      return
    }
    this.remove(row.id)
    const added = { row }
    this.#entries.set(row.id, added)
    // Most added rows are the newest.
    const next = this.newest.findIndex((other) => newestFirst(row, other.row) < 0)
    this.newest.splice(next === -1 ? this.newest.length : next, 0, added)
  }

  /** Removes a row; no effect if there is none with this id. */
  remove(id: number): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    this.newest.splice(this.newest.indexOf(entry), 1)
  }

  /** Makes the next search reindex the words of a row. */
  reword(id: number): void {
    const entry = this.#entries.get(id)
    if (entry) entry.text = undefined
  }

  /**
   * Returns a predicate that tells whether an entry contains every word. It's valid until the index changes.
   * @param words folded, as from `wordsOf`
   */
  holding(words: readonly string[]): (entry: Entry<T>) => boolean {
    if (words.length === 0) return () => true
    // Outdated texts stay in the word index. It's rebuilt when they outnumber the current ones by 1,000.
    if (this.#index.size > 2 * this.newest.length + 1_000) {
      this.#index = new WordIndex()
      for (const entry of this.newest) entry.text = undefined
    }
    for (const entry of this.newest) entry.text ??= this.#index.add(this.#textsOf(entry.row))
    const found = this.#index.find(words)
    return ({ text }) => text !== undefined && found(text)
  }
}
