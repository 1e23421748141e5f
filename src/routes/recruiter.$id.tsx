import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { readPage, toListAddress } from '../api/list-address.ts'
import { openCompanyQuery, openUserQuery } from '../features/talent/profile-queries.ts'
import { RecruiterScreen } from '../features/talent/RecruiterScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/recruiter/$id')({
  validateSearch: ({ page }): { page?: number | undefined } => toListAddress({ page: readPage(page) }),
  loader: async (visit) => {
    const id = readId(visit.params.id)
    if (id === undefined || visit.cause === 'stay') return
    await Promise.all([prefetch(visit, openCompanyQuery(id)), prefetch(visit, openUserQuery(id))])
  },
  component: Recruiter,
})

function Recruiter() {
  return <RecruiterScreen id={Route.useParams().id} page={readPage(Route.useSearch().page)} />
}
