export { ListSearch } from './ListSearch.tsx'
export { LoadFailure } from './LoadFailure.tsx'
export { PagedList } from './PagedList.tsx'
export { useSteadyQuery, type SteadyResult } from './useSteadyQuery.ts'
