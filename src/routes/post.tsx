import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '../api/jobs.ts'
import { PostJobScreen } from '../features/jobs/PostJobScreen.tsx'
import { warm } from '../shell/warm.ts'

/** `from` names an own job to begin with. */
type PostSearch = { from?: number | undefined }

export const Route = createFileRoute('/post')({
  validateSearch: ({ from }): PostSearch => ({
    from: Number.isSafeInteger(Number(from)) && Number(from) > 0 ? Number(from) : undefined,
  }),
  loader: (visit) => warm(visit, { ...categoriesQuery(), meta: { quiet: true } }),
  component: Post,
})

function Post() {
  return <PostJobScreen from={Route.useSearch().from} />
}
