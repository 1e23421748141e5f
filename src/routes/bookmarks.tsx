import { createFileRoute } from '@tanstack/react-router'
import { bookmarksQuery } from '../api/bookmarks.ts'
import { readListAddress, readPage, toListAddress, type ListAddress } from '../api/list-address.ts'
import { BookmarksScreen } from '../features/saved/BookmarksScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/bookmarks')({
  validateSearch: ({ page }: Record<string, unknown>): Pick<ListAddress, 'page'> =>
    toListAddress({ page: readPage(page) }),
  // Another page keeps the old rows until the new ones load, so the navigation needn't wait.
  loader: (visit) =>
    visit.cause === 'stay' || knownRole(visit.context.queryClient) !== 'job_seeker'
      ? undefined
      : prefetch(visit, bookmarksQuery(readListAddress(visit.location.search).page)),
  component: Bookmarks,
})

function Bookmarks() {
  return <BookmarksScreen page={readPage(Route.useSearch().page)} />
}
