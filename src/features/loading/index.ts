export { LoadFailure } from './LoadFailure.tsx'
export { useSteadyQuery, type SteadyResult } from './useSteadyQuery.ts'
