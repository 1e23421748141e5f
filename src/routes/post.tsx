import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../api/ids.ts'
import { categoriesQuery } from '../api/jobs.ts'
import { PostJobScreen } from '../features/posting/PostJobScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

/** `copy` is the id of one of the recruiter's jobs, to fill the form with. */
type PostSearch = { copy?: number | undefined }

export const Route = createFileRoute('/post')({
  validateSearch: ({ copy }): PostSearch => ({ copy: readId(String(copy)) }),
  loader: (visit) => prefetch(visit, categoriesQuery()),
  component: Post,
})

function Post() {
  return <PostJobScreen copy={Route.useSearch().copy} />
}
