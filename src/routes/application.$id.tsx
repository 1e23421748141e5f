import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/application/$id')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/application/$id"!</div>
}
