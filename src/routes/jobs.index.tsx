import { createFileRoute } from '@tanstack/react-router'
import { jobListsQuery } from '../api/jobs.ts'
import { JobListsScreen } from '../features/jobs/JobListsScreen.tsx'
import { readListAddress, toListAddress, type ListAddress } from '../features/jobs/list-params.ts'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/jobs/')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  // Another tab or page shows the old list until the new one is there: no need to hold the address back for it.
  loader: (visit) =>
    visit.cause === 'stay'
      ? undefined
      : warm(visit, jobListsQuery(readListAddress(visit.location.search).page)),
  component: Jobs,
})

function Jobs() {
  return <JobListsScreen {...readListAddress(Route.useSearch())} />
}
