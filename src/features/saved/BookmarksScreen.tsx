import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  bookmarksQuery,
  removeBookmarkMutation,
  toggleBookmarkMutation,
  type Bookmark,
} from '../../api/bookmarks.ts'
import type { Answer } from '../../api/client.ts'
import { toListAddress } from '../../api/list-address.ts'
import { callToChange } from '../../api/options.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LastChangeBar } from '../../ui/LastChangeBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { jobCount, showBookmark } from '../job/index.ts'
import { PagedList, useSteadyQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { BookmarkRow, BookmarkRowSkeleton, bookmarkFocusId } from './BookmarkRow.tsx'
import { shortName } from './short-name.ts'
import { useRemoval, type Removal } from './useRemoval.ts'

const listClass = '@container divide-y divide-rule border-y border-rule'
const countClass = 'flex min-h-5.5 pb-3 text-dense text-ink-2'

/** A job seeker's bookmarked jobs (product: bookmarks). The page number comes from the URL. */
export function BookmarksScreen({ page }: { page: number }) {
  return (
    <Container className="pb-16">
      <PageHeader title="Bookmarks" intro="Jobs you bookmarked, newest first. Only you can see them." />
      <RequireRole role="job_seeker" purpose="to see your bookmarks" loading={<BookmarksSkeleton />}>
        <Bookmarks page={page} />
      </RequireRole>
    </Container>
  )
}

function Bookmarks({ page }: { page: number }) {
  const navigate = useNavigate()
  const turn = usePageTurn(page)
  const query = useSteadyQuery({ ...bookmarksQuery(page), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = query
  const bookmarks = data?.bookmarks ?? []
  const { notice, remove, dismiss, bar } = useRemoval(removal, bookmarks, turn.heading)

  function removeRow(bookmark: Bookmark) {
    remove(bookmark)
    // The removed row was the last on this page of the list, so the previous page opens.
    if (bookmarks.length === 1 && page > 1) {
      void navigate({
        to: '/bookmarks',
        search: toListAddress({ page: page - 1 }),
        replace: true,
        resetScroll: false,
      })
    }
  }

  const title = notice && shortName(notice.row.job.title)
  return (
    <>
      <PagedList
        query={query}
        rows={data?.bookmarks}
        omitted={data?.omitted?.['bookmarks']}
        failure="We couldn’t load your bookmarks."
        skeleton={<BookmarksSkeleton />}
        empty={
          <EmptyState
            title="No bookmarks yet."
            action={
              <>
                <Link to="/search" className={buttonClass({ variant: 'primary' })}>
                  Search jobs
                </Link>
                <Link to="/jobs" className={buttonClass()}>
                  See the newest jobs
                </Link>
              </>
            }
          >
            Bookmark a job to come back to it later. It will appear here.
          </EmptyState>
        }
        paging={{
          turn,
          pages: data,
          title: 'Bookmarked jobs',
          label: 'Pages of bookmarks',
          renderLink: (to, { onClick, ...props }) => (
            <Link
              to="/bookmarks"
              search={toListAddress({ page: to })}
              onClick={(event) => {
                dismiss()
                onClick?.(event)
              }}
              {...props}
            />
          ),
        }}
      >
        {(rows) => (
          <>
            <p className={countClass}>{data?.total !== undefined && jobCount(data.total)}</p>
            <ul
              aria-label="Bookmarked jobs"
              aria-busy={isPlaceholderData || undefined}
              className={cx(listClass, 'transition-opacity delay-100', isPlaceholderData && 'opacity-55')}
            >
              {rows.map((bookmark) => (
                <BookmarkRow key={bookmark.id} bookmark={bookmark} onRemove={removeRow} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {notice && (
        <LastChangeBar {...bar}>
          {notice.kind === 'removed' ? (
            <span key={notice.kind}>
              <bdi>{`“${title}”`}</bdi> was removed from your bookmarks.
            </span>
          ) : (
            <span key={notice.kind}>
              We couldn’t reach the server. <bdi>{`“${title}”`}</bdi>{' '}
              {notice.kind === 'removeFailed' ? 'is still bookmarked.' : 'isn’t bookmarked again yet.'}
            </span>
          )}
        </LastChangeBar>
      )}
    </>
  )
}

const removal: Removal<Bookmark> = {
  list: ['bookmarks'],
  focusIdOf: bookmarkFocusId,
  remove: {
    mutationKey: removeBookmarkMutation.mutationKey,
    meta: removeBookmarkMutation.meta,
    send: ({ id }) => callToChange('bookmarks/remove', { id }),
  },
  restore: {
    mutationKey: toggleBookmarkMutation.mutationKey,
    meta: toggleBookmarkMutation.meta,
    send: async ({ job: { id } }) =>
      id !== undefined && (await callToChange('bookmarks/toggle', { id, type: 'job' })),
  },
  removeFromCache,
  settle: (client, { job }, isSaved) => {
    if (job.id !== undefined) showBookmark(client, job.id, isSaved)
  },
  // An unlisted job may have been deleted, and the server refuses bookmarks of deleted jobs.
  canReturn: ({ job }) => job.id !== undefined && job.is_available !== false,
  words: {
    removed: ({ job }) => `${shortName(job.title)} was removed from your bookmarks.`,
    restored: ({ job }) => `${shortName(job.title)} was added back to your bookmarks.`,
    failed: ({ job }) =>
      `We couldn’t reach the server, so your change for ${shortName(job.title)} wasn’t saved. Try again.`,
  },
}

/** Removes a bookmark from every cached page. The returned function puts it back without undoing later changes. */
function removeFromCache(client: QueryClient, bookmark: Bookmark): () => void {
  const places = client
    .getQueriesData<Answer<'bookmarks/fetch'>>({ queryKey: removal.list })
    .flatMap(([key, answer]) => {
      const at = answer?.bookmarks.findIndex(({ id }) => id === bookmark.id) ?? -1
      return at < 0 ? [] : [{ key, at }]
    })
  function change(by: -1 | 1) {
    for (const { key, at } of places) {
      client.setQueryData<Answer<'bookmarks/fetch'>>(key, (answer) => {
        const others = answer?.bookmarks.filter(({ id }) => id !== bookmark.id)
        if (!answer || !others) return answer
        const bookmarks = by < 0 ? others : others.toSpliced(at, 0, bookmark)
        return { ...answer, bookmarks, ...(answer.total !== undefined && { total: answer.total + by }) }
      })
    }
  }
  change(-1)
  return () => change(1)
}

function BookmarksSkeleton() {
  return (
    <Loading label="Loading your bookmarks">
      <div className={countClass}>
        <SkeletonBlock className="mt-1 h-3.5 w-16" />
      </div>
      <div className={listClass}>
        {Array.from({ length: 10 }, (_, place) => (
          <BookmarkRowSkeleton key={place} place={place} />
        ))}
      </div>
    </Loading>
  )
}
