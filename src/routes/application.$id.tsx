import { createFileRoute, notFound } from '@tanstack/react-router'
import { applicationQuery } from '../api/applications.ts'
import { readId } from '../api/ids.ts'
import { ApplicationScreen } from '../features/applications/ApplicationScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/application/$id')({
  beforeLoad: ({ params }) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    return { id }
  },
  loader: (visit) => prefetch(visit, applicationQuery(visit.context.id), 'account'),
  component: Application,
})

function Application() {
  const { id } = Route.useRouteContext()
  return <ApplicationScreen key={id} id={id} />
}
