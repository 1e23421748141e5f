import {
  bookmarksQuery,
  removeBookmarkMutation,
  showBookmark,
  toggleBookmarkMutation,
  type Bookmark,
} from '../../api/bookmarks.ts'
import { callToChange } from '../../api/options.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { dashes } from '../../ui/dashes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { jobCount } from '../job/index.ts'
import { List, useListAddress, useListQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { BookmarkRow, bookmarkFocusId } from './BookmarkRow.tsx'
import { useRemoval, type Removal } from './useRemoval.tsx'

const sample: Bookmark = {
  id: 0,
  job: { id: 0, title: dashes(24), company: { name: dashes(14), profile_image: null } },
}

/** A job seeker's bookmarked jobs (product: bookmarks). The page number comes from the URL. */
export function BookmarksScreen({ page }: { page: number }) {
  return (
    <Container className="pb-16">
      <PageHeader title="Bookmarks" intro="Jobs you bookmarked. Only you can see them." />
      <RequireRole role="job_seeker" purpose="to see your bookmarks">
        {(isWaiting) => <Bookmarks page={page} isWaiting={isWaiting} />}
      </RequireRole>
    </Container>
  )
}

function Bookmarks({ page, isWaiting }: { page: number; isWaiting: boolean }) {
  const { go } = useListAddress('/bookmarks')
  const query = useListQuery({ ...bookmarksQuery(page), enabled: !isWaiting })
  const { data } = query
  const bookmarks = data?.bookmarks ?? []
  const { remove, dismiss, bar } = useRemoval(removal, bookmarks)

  function removeRow(bookmark: Bookmark) {
    remove(bookmark)
    // The removed row was the last on this page of the list, so the previous page opens.
    if (bookmarks.length === 1 && page > 1) go({ page: page - 1 }, true)
  }

  return (
    <>
      <List
        query={query}
        rows={data?.bookmarks}
        field={removal.field}
        page={page}
        title="Bookmarked jobs"
        headingId={removal.headingId}
        of="your bookmarks"
        sample={sample}
        empty={
          <EmptyState
            title="No bookmarks yet."
            action={
              <>
                <ButtonLink to="/search" variant="primary">
                  Search jobs
                </ButtonLink>
                <ButtonLink to="/jobs">Browse all jobs</ButtonLink>
              </>
            }
          >
            Bookmark a job to come back to it later. It will appear here.
          </EmptyState>
        }
        label="Pages of bookmarks"
        onTurn={dismiss}
      >
        {(rows) => (
          <>
            <p className="min-h-8.5 text-dense text-ink-2">
              {data?.total !== undefined && jobCount(data.total)}
            </p>
            <ul aria-label="Bookmarked jobs" className="@container divide-y divide-rule border-y border-rule">
              {rows.map((bookmark) => (
                <BookmarkRow key={bookmark.id} bookmark={bookmark} onRemove={removeRow} />
              ))}
            </ul>
          </>
        )}
      </List>
      {bar}
    </>
  )
}

const removal: Removal<Bookmark> = {
  list: ['bookmarks'],
  field: 'bookmarks',
  headingId: 'bookmarks',
  focusIdOf: bookmarkFocusId,
  remove: { ...removeBookmarkMutation, mutationFn: ({ id }) => callToChange('bookmarks/remove', { id }) },
  restore: {
    ...toggleBookmarkMutation,
    mutationFn: async ({ job: { id } }) =>
      id !== undefined && (await callToChange('bookmarks/toggle', { id, type: 'job' })),
  },
  settle: (client, { job }, isSaved) => {
    if (job.id !== undefined) showBookmark(client, job.id, isSaved)
  },
  // An unlisted job may have been deleted, and the server refuses bookmarks of deleted jobs.
  canReturn: ({ job }) => job.id !== undefined && job.is_available !== false,
  nameOf: ({ job }) => job.title,
  words: {
    removed: (title) => `“${title}” was removed from your bookmarks.`,
    restored: (title) => `“${title}” was added back to your bookmarks.`,
    removeFailed: (title) => `We couldn’t reach the server. “${title}” may still be bookmarked.`,
    restoreFailed: (title) => `We couldn’t reach the server. “${title}” may not be bookmarked again yet.`,
  },
}
