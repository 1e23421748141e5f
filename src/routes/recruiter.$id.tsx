import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { companyJobsQuery, companyKey } from '../api/jobs.ts'
import { readListAddress, readPage, toListAddress } from '../api/list-address.ts'
import { userQuery } from '../api/talent.ts'
import { RecruiterScreen } from '../features/talent/RecruiterScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/recruiter/$id')({
  validateSearch: ({ page }): { page?: number | undefined } => toListAddress({ page: readPage(page) }),
  loader: async (visit) => {
    const id = readId(visit.params.id)
    if (id === undefined) return
    // Shows current data on each visit: if the company isn't cached, the request for its jobs also fetches it.
    if (visit.cause === 'enter') visit.context.queryClient.removeQueries({ queryKey: companyKey(id) })
    const { page } = readListAddress(visit.location.search)
    await Promise.all([prefetch(visit, companyJobsQuery(id, page)), prefetch(visit, userQuery(id))])
  },
  component: Recruiter,
})

function Recruiter() {
  return <RecruiterScreen id={Route.useParams().id} page={readPage(Route.useSearch().page)} />
}
