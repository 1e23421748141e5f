import { createFileRoute } from '@tanstack/react-router'
import { bookmarksQuery } from '../api/bookmarks.ts'
import { readListAddress, readPage, toListAddress, type ListAddress } from '../api/list-address.ts'
import { BookmarksScreen } from '../features/saved/BookmarksScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/bookmarks')({
  validateSearch: ({ page }: Record<string, unknown>): Pick<ListAddress, 'page'> =>
    toListAddress({ page: readPage(page) }),
  loader: (visit) =>
    prefetch(visit, bookmarksQuery(readListAddress(visit.location.search).page), 'job_seeker'),
  component: Bookmarks,
})

function Bookmarks() {
  return <BookmarksScreen page={readPage(Route.useSearch().page)} />
}
