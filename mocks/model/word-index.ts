import { folded } from '../rules/text.ts'

/**
 * Finds the texts in which words occur, as parts of their words: what `folded(text).includes(word)` says of each text,
 * without looking at any. A searched word holds no white space, so wherever it occurs it lies within one word of the
 * text; so it is looked for in the list of all distinct words, which is short, and each of these knows its texts.
 *
 * Texts are numbered as they come, and never change: a changed text is added anew under a new number.
 */
export class WordIndex {
  readonly #written = new WrittenWords()
  /** Numbers of words, by the word as it is folded. */
  readonly #folded = new Map<string, number>()
  /** The folded words. */
  readonly #words: string[] = []
  /** The texts of each word, ascending. */
  readonly #texts: number[][] = []
  #size = 0
  /** The first words in one string, each after a line break; where each of them begins there. */
  #joined = ''
  #starts: number[] = []

  /** How many texts were added. */
  get size(): number {
    return this.#size
  }

  /**
   * Adds a text.
   * @param parts what it consists of; a word never spans two parts
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
          if (at > start) this.#note(this.#written.find(part, start, at, hash), text)
          start = at + 1
          hash = 0
        }
      }
    }
    return text
  }

  /**
   * Finds the texts in which every one of the words occurs.
   * @param words folded, without white space
   * @returns for each text by its number, whether they do
   */
  find(words: readonly string[]): (text: number) => boolean {
    const found = new Uint16Array(this.#size)
    let left = this.#size
    for (const [done, word] of words.entries()) {
      left = this.#mark(found, word, done, left)
      if (left === 0) return () => false
    }
    return (text) => found[text] === words.length
  }

  /** Moves texts that hold the word and the `done` ones before it one step on. @returns how many those are */
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

  /** The word that stands at a place of the joined string. */
  #numberAt(place: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= place) low = middle
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

  #note(written: WrittenWord, text: number): void {
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

/** A word as it stands in a text. */
interface WrittenWord {
  word: string
  hash: number
  /** The number of the word that it folds to. */
  number: number
}

/**
 * The distinct words of texts, found by where they stand: a text has hundreds of words, most of them known, and cutting
 * each out to look it up in a `Map` would take most of the time that the index takes to make.
 */
class WrittenWords {
  #places: (WrittenWord | undefined)[] = Array.from({ length: 1 << 8 })
  #size = 0
  /** Words without a place of their own: somebody may write thousands of words that all hash alike. */
  readonly #crowd = new Map<string, WrittenWord>()

  /** The word that stands in `text` from `start` to before `end`; its `number` is for the caller to set. */
  find(text: string, start: number, end: number, hash: number): WrittenWord {
    const last = this.#places.length - 1
    let place = (hash ^ (hash >>> 15)) & last
    let passed = 0
    for (let word = this.#places[place]; word !== undefined; word = this.#places[place]) {
      const same = word.hash === hash && word.word.length === end - start && text.startsWith(word.word, start)
      if (same) return word
      place = (place + 1) & last
      passed += 1
      if (passed === mostPassed) return this.#inCrowd(text.slice(start, end), hash)
    }
    const word = { word: text.slice(start, end), hash, number: unknown }
    this.#places[place] = word
    this.#size += 1
    if (this.#size * 2 > last) this.#spread()
    return word
  }

  #inCrowd(word: string, hash: number): WrittenWord {
    const known = this.#crowd.get(word) ?? { word, hash, number: unknown }
    this.#crowd.set(word, known)
    return known
  }

  #spread(): void {
    const words = this.#places
    this.#places = Array.from({ length: words.length * 4 })
    const last = this.#places.length - 1
    for (const word of words) {
      if (!word) continue
      let place = (word.hash ^ (word.hash >>> 15)) & last
      while (this.#places[place]) place = (place + 1) & last
      this.#places[place] = word
    }
  }
}

const unknown = -1
const lineEnd = 0x0a

/** How many other words are passed on the way to a word's place. */
const mostPassed = 64

/** How many words are looked through one by one before they are joined to the others. */
const longestTail = 256

/** Whether this is white space, as `\s` has it. */
function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d)
  return code >= 0xa0 && otherSpaces.has(code)
}

const otherSpaces = new Set([
  0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
  0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
])
