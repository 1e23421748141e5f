import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery, searchJobsQuery } from '../api/jobs.ts'
import { quiet } from '../api/meta.ts'
import { readSearch, toAddress, toFilters, type SearchAddress } from '../features/search/search-params.ts'
import { SearchScreen } from '../features/search/SearchScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (raw): SearchAddress => toAddress(readSearch(raw)),
  // Another filter keeps the old results until the new ones load, so the navigation needn't wait.
  loader: async (visit) => {
    if (visit.cause === 'stay') return
    const search = readSearch(visit.location.search)
    await Promise.all([
      prefetch(visit, searchJobsQuery(toFilters(search), search.page)),
      prefetch(visit, quiet(categoriesQuery())),
    ])
  },
  component: Search,
})

function Search() {
  return <SearchScreen search={readSearch(Route.useSearch())} />
}
