export { LoadFailure } from './LoadFailure.tsx'
export { useSteadyQuery, type SteadyResult } from './use-steady-query.ts'
