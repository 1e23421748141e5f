import { createFileRoute } from '@tanstack/react-router'
import { myApplicationsQuery } from '../api/applications.ts'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { MyAppliedScreen } from '../features/applications/MyAppliedScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/my-applied')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  loader: (visit) =>
    prefetch(visit, myApplicationsQuery(readListAddress(visit.location.search)), 'job_seeker'),
  component: MyApplied,
})

function MyApplied() {
  return <MyAppliedScreen view={readListAddress(Route.useSearch())} />
}
