/** Seeded random (mulberry32), so that codes, tokens and names repeat. Whoever sees some can compute the next ones. */
export class Random {
  readonly #seed: number
  draws: number

  constructor(seed = 0, draws = 0) {
    this.#seed = seed >>> 0
    this.draws = draws
  }

  /** The next value, from 0 up to but not including 1. */
  next(): number {
    this.draws += 1
    let t = (this.#seed + Math.imul(this.draws, 0x6d2b79f5)) | 0
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `from` to `to`, both included. */
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

  /** A code of six decimal digits (rules 9). */
  code(): string {
    return String(this.integer(0, 999_999)).padStart(6, '0')
  }
  /** Tells one stored file from all others. */
  fileId(): string {
    return this.hex(16)
  }
}

/** The system's cryptographic source, for secrets that strangers may try to guess. Nothing about it repeats. */
export class SystemRandom extends Random {
  override next(): number {
    return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296
  }

  /** As names are all that guards stored files, it takes 128 bits. */
  override fileId(): string {
    return this.hex(32)
  }
}
