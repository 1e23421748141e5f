export { useStoredSearches } from './saved-searches.ts'
export { searchKey, toAddress } from './search-params.ts'
export { SearchLink } from './SearchLink.tsx'
export { searchesKey } from './searches-key.ts'
