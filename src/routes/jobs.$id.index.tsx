import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { jobQuery } from '../api/jobs.ts'
import { JobDetailOwner, readJobDetailSearch } from '../features/job/job-page.ts'
import { JobDetailScreen } from '../features/job/JobDetailScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch, preload } from '../shell/prefetch.ts'

export const Route = createFileRoute('/jobs/$id/')({
  validateSearch: readJobDetailSearch,
  loader: async (visit) => {
    const id = readId(visit.params.id)
    if (id === undefined) return
    const mayOwn = knownRole(visit.context.queryClient) === 'recruiter'
    await Promise.all([prefetch(visit, jobQuery(id)), mayOwn && preload(visit, JobDetailOwner)])
  },
  component: Job,
})

function Job() {
  const navigate = Route.useNavigate()
  return (
    <JobDetailScreen
      id={Route.useParams().id}
      search={Route.useSearch()}
      onSearch={(change, { replace } = { replace: false }) =>
        navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  )
}
