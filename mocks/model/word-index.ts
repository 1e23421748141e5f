import { folded } from '../rules/text.ts'

/**
 * Finds the texts that contain words, with the same result as `folded(text).includes(word)` for each text, but without
 * scanning them. A search word has no white space, so each occurrence is within one word of a text. The index therefore
 * searches the list of distinct words, which is short, and looks up the texts of each match.
 *
 * Texts are numbered in the order they are added, and never change: a changed text is added under a new number.
 */
export class WordIndex {
  readonly #written = new WrittenWords()
  /** Numbers of words, by folded word. */
  readonly #folded = new Map<string, number>()
  readonly #words: string[] = []
  /** The numbers of the texts that contain each word, ascending. */
  readonly #texts: number[][] = []
  #size = 0
  /** The first entries of `#words` in one string, separated by line breaks, and the start of each. */
  #joined = ''
  #starts: number[] = []

  /** The number of texts added. */
  get size(): number {
    return this.#size
  }

  /**
   * Adds a text.
   * @param parts the parts of the text; a word never spans two of them
   * @returns its number
   */
  add(parts: readonly (string | null)[]): number {
    const text = this.#size
    this.#size += 1
    for (const part of parts) {
      if (part === null) continue
      let start = 0
      let hash = 0
      for (let at = 0; at <= part.length; at += 1) {
        const code = at < part.length ? part.charCodeAt(at) : lineEnd
        if (!isSpace(code)) hash = Math.imul(hash ^ code, 0x01000193)
        else {
          if (at > start) this.#record(this.#written.find(part, start, at, hash), text)
          start = at + 1
          hash = 0
        }
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
    const found = new Uint16Array(this.#size)
    let candidates = this.#size
    for (const [done, word] of words.entries()) {
      candidates = this.#mark(found, word, done, candidates)
      if (candidates === 0) return () => false
    }
    return (text) => found[text] === words.length
  }

  /** Sets `found` to `done + 1` for texts with the word and the `done` words before it. Returns their number. */
  #mark(found: Uint16Array, word: string, done: number, candidates: number): number {
    let count = 0
    for (const number of this.#wordsWith(word)) {
      for (const text of this.#texts[number] ?? []) {
        if (found[text] !== done) continue
        found[text] = done + 1
        count += 1
      }
      if (count === candidates) break
    }
    return count
  }

  *#wordsWith(part: string): Generator<number> {
    if (this.#words.length > this.#starts.length + longestTail) this.#join()
    const joined = this.#starts.length
    let at = this.#joined.indexOf(part)
    while (at !== -1) {
      const number = this.#numberAt(at)
      yield number
      at = number + 1 < joined ? this.#joined.indexOf(part, this.#starts[number + 1]) : -1
    }
    for (let number = joined; number < this.#words.length; number += 1) {
      if (this.#words[number]?.includes(part)) yield number
    }
  }

  /** The number of the word at a position of the joined string. */
  #numberAt(position: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= position) low = middle
      else high = middle - 1
    }
    return low
  }

  #join(): void {
    this.#joined = this.#words.join('\n')
    let start = 0
    this.#starts = this.#words.map((word) => {
      const own = start
      start += word.length + 1
      return own
    })
  }

  #record(written: WrittenWord, text: number): void {
    if (written.number === unknown) written.number = this.#numberOf(folded(written.word))
    const texts = this.#texts[written.number]
    if (texts && texts.at(-1) !== text) texts.push(text)
  }

  #numberOf(word: string): number {
    const known = this.#folded.get(word)
    if (known !== undefined) return known
    const number = this.#words.push(word) - 1
    this.#texts.push([])
    this.#folded.set(word, number)
    return number
  }
}

/** A word as written in a text. */
interface WrittenWord {
  word: string
  hash: number
  /** The number of its folded word. */
  number: number
}

/**
 * A hash table of the distinct words, which looks up a word by its position in a text. Most words of a text are
 * known, and slicing each one for a `Map` would take most of the indexing time.
 */
class WrittenWords {
  #slots: (WrittenWord | undefined)[] = Array.from({ length: 1 << 8 })
  #size = 0
  /** Words beyond the probe limit: a text may contain thousands of words with the same hash. */
  readonly #overflow = new Map<string, WrittenWord>()

  /** Returns the word at `text.slice(start, end)`; the caller sets its `number`. */
  find(text: string, start: number, end: number, hash: number): WrittenWord {
    const last = this.#slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & last
    let probes = 0
    for (let word = this.#slots[slot]; word !== undefined; word = this.#slots[slot]) {
      const same = word.hash === hash && word.word.length === end - start && text.startsWith(word.word, start)
      if (same) return word
      slot = (slot + 1) & last
      probes += 1
      if (probes === maxProbes) return this.#inOverflow(text.slice(start, end), hash)
    }
    const word = { word: text.slice(start, end), hash, number: unknown }
    this.#slots[slot] = word
    this.#size += 1
    if (this.#size * 2 > last) this.#grow()
    return word
  }

  #inOverflow(word: string, hash: number): WrittenWord {
    const known = this.#overflow.get(word) ?? { word, hash, number: unknown }
    this.#overflow.set(word, known)
    return known
  }

  #grow(): void {
    const words = this.#slots
    this.#slots = Array.from({ length: words.length * 4 })
    const last = this.#slots.length - 1
    for (const word of words) {
      if (!word) continue
      let slot = (word.hash ^ (word.hash >>> 15)) & last
      while (this.#slots[slot]) slot = (slot + 1) & last
      this.#slots[slot] = word
    }
  }
}

const unknown = -1
const lineEnd = 0x0a

/** The maximum number of slots to probe for a word. */
const maxProbes = 64

/** The maximum number of words to scan one by one; beyond it, a search first joins all words into one string. */
const longestTail = 256

/** Whether `\s` matches the character. */
function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d)
  return code >= 0xa0 && otherSpaces.has(code)
}

const otherSpaces = new Set([
  0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
  0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
])
