import { createHash } from 'node:crypto'

/** The seed of every draw in the tests: the same for each change. The weekly run draws others, with `TEST_SEED=…`. */
export const seed = Number(process.env['TEST_SEED'] || 1)

/** Whether sweeps are complete, as in `npm run test:all`. */
const isComplete = process.env['TEST_SAMPLE'] === 'all'

/**
 * Draws cases from a sweep that is too long for every run: each with the probability `share`, and at least one. Adding
 * a case leaves the draw of the others as it was.
 * @param nameOf returns a name that only this case has
 */
export function drawn<T>(cases: readonly T[], share: number, nameOf: (one: T) => string): readonly T[] {
  if (isComplete) return cases
  const lots = cases.map((one) => lotOf(nameOf(one)))
  const least = Math.min(...lots)
  return cases.filter((_, index) => (lots[index] ?? 1) < share || lots[index] === least)
}

/** Returns a number from 0 to 1 that depends on the seed and a name. */
function lotOf(name: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() / 2 ** 32
}

/** Returns the settings of a property test. @param numRuns for a complete sweep; other runs try a third of it */
export function explored(numRuns: number): { seed: number; numRuns: number } {
  return { seed, numRuns: isComplete ? numRuns : Math.ceil(numRuns / 3) }
}
