import { createFileRoute } from '@tanstack/react-router'
import { myJobsQuery } from '../api/jobs.ts'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { meQuery } from '../api/session.ts'
import { MyJobsScreen } from '../features/jobs/MyJobsScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/my')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  // Another page or search keeps the old list until the new one loads. Only recruiters have jobs to fetch.
  loader: (visit) =>
    visit.cause === 'stay' || visit.context.queryClient.getQueryData(meQuery().queryKey)?.type !== 'recruiter'
      ? undefined
      : prefetch(visit, {
          ...myJobsQuery(readListAddress(visit.location.search)),
          meta: { personal: true, quiet: true },
        }),
  component: MyJobs,
})

function MyJobs() {
  const navigate = Route.useNavigate()
  return (
    <MyJobsScreen
      search={Route.useSearch()}
      onSearch={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  )
}
