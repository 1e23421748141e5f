import { createFileRoute, notFound } from '@tanstack/react-router'
import { ApplicationScreen } from '../features/applications/ApplicationScreen.tsx'
import { readApplicationId, shownApplicationQuery } from '../features/applications/shown-application-query.ts'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/application/$id')({
  beforeLoad: ({ params }) => {
    const id = readApplicationId(params.id)
    if (id === undefined) throw notFound()
    return { id }
  },
  loader: (visit) =>
    knownRole(visit.context.queryClient)
      ? prefetch(visit, shownApplicationQuery(visit.context.id))
      : undefined,
  component: Application,
})

function Application() {
  const { id } = Route.useRouteContext()
  return <ApplicationScreen key={id} id={id} />
}
