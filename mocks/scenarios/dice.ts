import { SimpleFaker } from '@faker-js/faker'

/** What a scenario chooses with: Faker without its word lists, which would be the larger part of the bundle. */
export type Dice = SimpleFaker

/** Dice that fall the same way for the same seed. */
export function createDice(seed: number): Dice {
  const dice = new SimpleFaker()
  dice.seed(seed)
  return dice
}

/**
 * A supply of texts that gives each of them once before any a second time, in an order of its own.
 * @param texts at least one
 */
export class Supply {
  readonly #dice: Dice
  readonly #texts: readonly string[]
  #left: string[] = []

  constructor(dice: Dice, texts: readonly string[]) {
    this.#dice = dice
    this.#texts = texts
  }

  /** The next `count` texts, no two of them alike; fewer when there are not so many. */
  take(count: number): string[] {
    const taken = new Set<string>()
    while (taken.size < Math.min(count, this.#texts.length)) {
      if (this.#left.length === 0) this.#left = this.#dice.helpers.shuffle(this.#texts)
      const next = this.#left.pop()
      if (next !== undefined) taken.add(next)
    }
    return [...taken]
  }
}
