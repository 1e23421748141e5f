/**
 * Settings for property tests. By default each run tries the same examples, so that failures are reproducible; `FC_SEED`
 * selects others, `FC_RUNS` more.
 */
export function exploring(numRuns: number): { seed: number; numRuns: number } {
  const { FC_SEED, FC_RUNS } = process.env
  return { seed: Number(FC_SEED ?? 20_261_120), numRuns: Number(FC_RUNS ?? numRuns) }
}
