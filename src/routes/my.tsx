import { createFileRoute } from '@tanstack/react-router'
import { myJobsQuery } from '../api/jobs.ts'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { MyJobsScreen } from '../features/my-jobs/MyJobsScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/my')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  // Another page or search keeps the old list, so the navigation needn't wait. Only recruiters have jobs of their own.
  loader: (visit) =>
    visit.cause === 'stay' || knownRole(visit.context.queryClient) !== 'recruiter'
      ? undefined
      : prefetch(visit, myJobsQuery(readListAddress(visit.location.search))),
  component: MyJobs,
})

function MyJobs() {
  return <MyJobsScreen view={readListAddress(Route.useSearch())} />
}
