import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery, searchJobsQuery } from '../api/jobs.ts'
import { readSearch, toAddress, type SearchAddress } from '../features/search/search-params.ts'
import { SearchScreen } from '../features/search/SearchScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (raw): SearchAddress => toAddress(readSearch(raw)),
  loader: async (visit) => {
    await Promise.all([
      prefetch(visit, searchJobsQuery(readSearch(visit.location.search))),
      prefetch(visit, categoriesQuery()),
    ])
  },
  component: Search,
})

function Search() {
  return <SearchScreen search={readSearch(Route.useSearch())} />
}
