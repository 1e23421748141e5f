import { createFileRoute } from '@tanstack/react-router'
import { myApplicationsQuery } from '../api/applications.ts'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { MyAppliedScreen } from '../features/applications/MyAppliedScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/my-applied')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  // Another page or search keeps the old rows until the new ones load, so the navigation needn't wait.
  loader: (visit) => {
    if (visit.cause === 'stay' || knownRole(visit.context.queryClient) !== 'job_seeker') return undefined
    return prefetch(visit, myApplicationsQuery(readListAddress(visit.location.search)))
  },
  component: MyApplied,
})

function MyApplied() {
  return <MyAppliedScreen view={readListAddress(Route.useSearch())} />
}
