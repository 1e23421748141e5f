import { createFileRoute } from '@tanstack/react-router'
import { myJobsQuery } from '../api/jobs.ts'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { MyJobsScreen } from '../features/my-jobs/MyJobsScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/my')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  loader: (visit) => prefetch(visit, myJobsQuery(readListAddress(visit.location.search)), 'recruiter'),
  component: MyJobs,
})

function MyJobs() {
  return <MyJobsScreen view={readListAddress(Route.useSearch())} />
}
