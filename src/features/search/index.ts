export { useStoredSearches } from './saved-searches.ts'
export { searchesKey, searchKey, toAddress } from './search-params.ts'
export { SearchLink } from './SearchLink.tsx'
