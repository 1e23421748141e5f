import { createFileRoute } from '@tanstack/react-router'
import { jobListsQuery } from '../api/jobs.ts'
import { JobListsScreen } from '../features/search/JobListsScreen.tsx'
import { readTabsAddress, toTabsAddress, type TabsAddress } from '../features/search/job-lists-params.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/jobs/')({
  validateSearch: (raw): TabsAddress => toTabsAddress(readTabsAddress(raw)),
  loader: (visit) => prefetch(visit, jobListsQuery(readTabsAddress(visit.location.search).page)),
  component: Jobs,
})

function Jobs() {
  return <JobListsScreen {...readTabsAddress(Route.useSearch())} />
}
