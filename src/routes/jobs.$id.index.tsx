import { createFileRoute } from '@tanstack/react-router'
import { openJobQuery, readJobDetailSearch, readJobId } from '../features/jobs/JobDetailQuery.ts'
import { JobDetailScreen } from '../features/jobs/JobDetailScreen.tsx'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/jobs/$id/')({
  validateSearch: readJobDetailSearch,
  loader: ({ context, params, preload, cause }) => {
    const id = readJobId(params.id)
    // Fetching a job counts as a view (rules 17), and a link that is only pointed at is none.
    return id === undefined || preload || cause === 'stay'
      ? undefined
      : warm(context.queryClient, openJobQuery(id))
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
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  )
}
