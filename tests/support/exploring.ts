/**
 * How a property is explored. Without anything said in the environment each run tries the same examples, so that a run
 * that fails fails again; `FC_SEED` tries others, `FC_RUNS` more of them.
 */
export function exploring(numRuns: number): { seed: number; numRuns: number } {
  const { FC_SEED, FC_RUNS } = process.env
  return { seed: Number(FC_SEED ?? 20_261_120), numRuns: Number(FC_RUNS ?? numRuns) }
}
