import { folded, spellings } from '../rules/text.ts'

/**
 * Finds the texts that contain words, with the same result as `holdsAll` for each text, but without scanning them. A
 * search word has no white space, so each occurrence is within one word of a text. The index therefore searches the
 * distinct words, which are few, and looks up the texts of each match.
 *
 * Texts are numbered in the order they are added, and never change: a changed text is added under a new number.
 */
export class WordIndex {
  /** The numbers of the texts that contain each folded word. */
  readonly #texts = new Map<string, number[]>()
  /** The same lists, by the word as written: folding each occurrence would take most of the time. */
  readonly #written = new Map<string, number[]>()
  /** The folded words, each ended by a line break: one long string is searched much faster than many short ones. */
  #words = ''
  /** The number of texts added. */
  size = 0

  /**
   * Adds a text.
   * @param parts the parts of the text; a word never spans two of them
   * @returns its number
   */
  add(parts: readonly (string | null)[]): number {
    const text = this.size
    this.size += 1
    for (const part of parts.flatMap((each) => spellings(each ?? ''))) {
      for (const word of part.split(/\s+/)) {
        const texts = this.#written.get(word) ?? this.#textsOf(word)
        if (texts.at(-1) !== text) texts.push(text)
      }
    }
    return text
  }

  /**
   * Finds the texts that contain every word.
   * @param words folded, without white space
   * @returns a predicate that takes the number of a text
   */
  find(words: readonly string[]): (text: number) => boolean {
    /** How many of the words, from the first, each text is known to contain. */
    const found = new Uint16Array(this.size)
    for (const [done, word] of words.entries()) {
      for (const known of spellings(word).flatMap((spelling) => [...this.#wordsWith(spelling)])) {
        for (const text of this.#texts.get(known) ?? []) if (found[text] === done) found[text] = done + 1
      }
    }
    return (text) => found[text] === words.length
  }

  *#wordsWith(part: string): Generator<string> {
    for (let at = this.#words.indexOf(part); at !== -1; at = this.#words.indexOf(part, at)) {
      const start = this.#words.lastIndexOf('\n', at) + 1
      at = this.#words.indexOf('\n', at)
      yield this.#words.slice(start, at)
    }
  }

  #textsOf(written: string): number[] {
    const word = folded(written)
    let texts = this.#texts.get(word)
    if (!texts) {
      texts = []
      this.#texts.set(word, texts)
      this.#words += `${word}\n`
    }
    this.#written.set(written, texts)
    return texts
  }
}
