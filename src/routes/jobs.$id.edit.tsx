import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { categoriesQuery } from '../api/jobs.ts'
import { EditJobScreen } from '../features/jobs/EditJobScreen.tsx'
import { openJobQuery } from '../features/jobs/JobDetailQuery.ts'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/jobs/$id/edit')({
  // Who is no recruiter cannot edit it, and must not count as somebody who looked at it.
  loader: async (visit) => {
    const id = readId(visit.params.id)
    if (id === undefined || knownRole(visit.context.queryClient) !== 'recruiter') return
    await Promise.all([
      prefetch(visit, openJobQuery(id)),
      prefetch(visit, { ...categoriesQuery(), meta: { quiet: true } }),
    ])
  },
  component: EditJob,
})

function EditJob() {
  return <EditJobScreen id={Route.useParams().id} />
}
