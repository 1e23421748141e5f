/**
 * Returns the settings for a property test. By default, each run tries the same examples, so that failures are
 * reproducible. The environment variable `FC_SEED` selects other examples, and `FC_RUNS` sets their number.
 */
export function exploring(numRuns: number): { seed: number; numRuns: number } {
  const { FC_SEED, FC_RUNS } = process.env
  return { seed: Number(FC_SEED ?? 20_261_120), numRuns: Number(FC_RUNS ?? numRuns) }
}
