/** Seeded generator (mulberry32). Its values are predictable: the same seed gives the same codes, tokens and names. */
export class Random {
  readonly #seed: number
  draws: number

  constructor(seed = 0, draws = 0) {
    this.#seed = seed >>> 0
    this.draws = draws
  }

  /** Returns the next value in [0, 1). */
  next(): number {
    this.draws += 1
    let t = (this.#seed + Math.imul(this.draws, 0x6d2b79f5)) | 0
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Returns an integer between `from` and `to`, both inclusive. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<T>(values: readonly [T, ...T[]]): T
  pick<T>(values: readonly T[]): T | undefined
  pick<T>(values: readonly T[]): T | undefined {
    return values[this.integer(0, values.length - 1)]
  }

  hex(length: number): string {
    let digits = ''
    while (digits.length < length) digits += this.integer(0, 15).toString(16)
    return digits
  }

  /** Returns a six-digit code. */
  code(): string {
    return String(this.integer(0, 999_999)).padStart(6, '0')
  }
  fileId(): string {
    return this.hex(16)
  }
}

/** Cryptographic source for values that strangers may try to guess. Not repeatable. */
export class SystemRandom extends Random {
  override next(): number {
    return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296
  }

  /** Returns 128 bits, because anyone who knows the name of a stored file can read it. */
  override fileId(): string {
    return this.hex(32)
  }
}
