import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { userQuery } from '../api/talent.ts'
import { UserScreen } from '../features/talent/UserScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/user/$id')({
  loader: (visit) => {
    const id = readId(visit.params.id)
    return id === undefined ? undefined : prefetch(visit, userQuery(id))
  },
  component: User,
})

function User() {
  return <UserScreen id={Route.useParams().id} />
}
