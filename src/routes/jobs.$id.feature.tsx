import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { featureJobQuery, readFeatureJobSearch } from '../features/payments/feature-job-query.ts'
import { FeatureJobScreen } from '../features/payments/FeatureJobScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/jobs/$id/feature')({
  validateSearch: readFeatureJobSearch,
  loader: (visit) => {
    const id = readId(visit.params.id)
    return id === undefined ? undefined : prefetch(visit, featureJobQuery(id), 'recruiter')
  },
  component: FeatureJob,
})

function FeatureJob() {
  const navigate = Route.useNavigate()
  return (
    <FeatureJobScreen
      id={Route.useParams().id}
      chosen={Route.useSearch().method}
      onChoose={(method) => void navigate({ search: { method }, resetScroll: false })}
    />
  )
}
