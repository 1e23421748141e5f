import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { openJobQuery, readJobDetailSearch } from '../features/jobs/JobDetailQuery.ts'
import { JobDetailScreen } from '../features/jobs/JobDetailScreen.tsx'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/jobs/$id/')({
  validateSearch: readJobDetailSearch,
  loader: (visit) => {
    const id = readId(visit.params.id)
    return id === undefined || visit.cause === 'stay' ? undefined : warm(visit, openJobQuery(id))
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
