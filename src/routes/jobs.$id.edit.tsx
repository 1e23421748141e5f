import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { categoriesQuery, jobQuery } from '../api/jobs.ts'
import { EditJobScreen } from '../features/posting/EditJobScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/jobs/$id/edit')({
  // Only recruiters can edit jobs; a job seeker's or visitor's fetch would count as a view (rules 17).
  loader: async (visit) => {
    const id = readId(visit.params.id)
    if (id === undefined) return
    await Promise.all([
      prefetch(visit, jobQuery(id), 'recruiter'),
      prefetch(visit, categoriesQuery(), 'recruiter'),
    ])
  },
  component: EditJob,
})

function EditJob() {
  return <EditJobScreen id={Route.useParams().id} />
}
