import { SimpleFaker } from '@faker-js/faker'

/** Faker without its word lists, which make up most of its size. */
export type SeededFaker = SimpleFaker

/** Makes a faker that returns the same values for the same seed. */
export function createFaker(seed: number): SeededFaker {
  const faker = new SimpleFaker()
  faker.seed(seed)
  return faker
}

/** Deals strings in random order, and uses each of them once before it repeats any. */
export class Supply {
  readonly #faker: SeededFaker
  readonly #texts: readonly string[]
  #remaining: string[] = []

  constructor(faker: SeededFaker, texts: readonly string[]) {
    this.#faker = faker
    this.#texts = texts
  }

  /** Returns the next `count` different strings, or all if there are fewer. */
  take(count: number): string[] {
    const taken = new Set<string>()
    while (taken.size < Math.min(count, this.#texts.length)) {
      if (this.#remaining.length === 0) this.#remaining = this.#faker.helpers.shuffle(this.#texts)
      const next = this.#remaining.pop()
      if (next !== undefined) taken.add(next)
    }
    return [...taken]
  }
}
