import { createFileRoute } from '@tanstack/react-router'
import { myJobsQuery } from '../api/jobs.ts'
import { quiet } from '../api/meta.ts'
import { isFiltered, readMyJobsSearch } from '../features/my-jobs/my-jobs-search.ts'
import { MyJobsScreen } from '../features/my-jobs/MyJobsScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/my')({
  validateSearch: readMyJobsSearch,
  // Another page or search keeps the old list, so the navigation needn't wait. Only recruiters have jobs of their own.
  loader: (visit) => {
    const search = readMyJobsSearch(visit.location.search)
    return visit.cause === 'stay' || knownRole(visit.context.queryClient) !== 'recruiter'
      ? undefined
      : prefetch(visit, quiet(myJobsQuery({ ...search, all: isFiltered(search) })))
  },
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
