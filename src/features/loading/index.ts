export { useSteadyQuery, type SteadyResult } from './use-steady-query.ts'
