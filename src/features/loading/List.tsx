import { Link } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Pages } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { formatCount } from '../../ui/count.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Loading } from '../../ui/Skeleton.tsx'
import { ListGap } from './ListGap.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import type { SteadyResult } from './useSteadyQuery.ts'

type ListQuery = Pick<SteadyResult, 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'> & {
  data: (Partial<Pages> & { total?: number | undefined; omitted?: Omitted }) | undefined
}

// Dimmed rows stay readable (product: accessibility): text takes the secondary colour, and only images fade. Because of
// the delay, quick answers don't dim the rows at all.
const dimmedClass =
  '[&_*]:text-ink-2! [&_*]:transition-[color,opacity] [&_*]:delay-100 [&_*]:duration-150 [&_img]:opacity-50'

/**
 * Shows what a list's query returned: a failure, rows that are loading, the empty state or the rows (rules 37), then
 * links to the other pages. A page after the last one is not an empty list, and neither is a list that could not be
 * read (rules 44).
 */
export function List<Row extends { id: number }>({
  query,
  rows,
  field,
  page = 1,
  of,
  title,
  headingId,
  sample,
  count = 10,
  empty,
  label,
  onTurn,
  className,
  children,
}: {
  query: ListQuery
  /** The rows of this page; `undefined` until they are loaded. */
  rows: readonly Row[] | undefined
  /** The name of the list in the answer, by which the answer counts entries that could not be read. */
  field: string
  page?: number
  /** What is listed, within a sentence: "your bookmarks" in "Loading your bookmarks…". */
  of: string
  /** The list's heading, for assistive technology. Omit it if the screen has one. */
  title?: string
  /** The id of the heading, which a screen with its own passes. */
  headingId?: string
  /** A row that is shown `count` times, in grey, until the rows are loaded. */
  sample: Row
  count?: number
  empty: ReactNode
  /** The accessible name of the links to the pages, such as "Pages of jobs"; a list without it has one page. */
  label?: string
  /** Called when a link to another page is pressed. */
  onTurn?: () => void
  /** Classes of the messages that replace the list. */
  className?: string
  /** Renders the rows, of which there is at least one. `isWaiting` tells samples. */
  children: (rows: readonly Row[], isWaiting: boolean) => ReactNode
}) {
  const ownId = useId()
  const id = headingId ?? ownId
  const turn = useTurn(page, id, onTurn)
  const { data, isError, isPlaceholderData } = query
  // An answer that counts rows but has none is no empty list.
  const omitted = data?.omitted?.[field] ?? (page === 1 && rows?.length === 0 ? data?.total : undefined)
  const failure = `We couldn’t load ${of}.`
  return (
    <>
      {title && (
        <h2 id={id} tabIndex={-1} className="sr-only scroll-mt-24">
          {page > 1 ? `${title}, page ${formatCount(page)}` : title}
        </h2>
      )}
      {rows === undefined ? (
        isError ? (
          <LoadFailure title={failure} query={query} className={className} />
        ) : (
          <Loading label={`Loading ${of}`}>
            <div inert aria-hidden="true" className="waiting animate-wait">
              {children(
                Array.from({ length: count }, (_, place) => ({ ...sample, id: -1 - place })),
                true,
              )}
            </div>
          </Loading>
        )
      ) : omitted || rows.length > 0 ? (
        <>
          <ListGap rows={rows.length} omitted={omitted} title={failure} query={query} className={className} />
          {rows.length > 0 && (
            <div aria-busy={isPlaceholderData || undefined} className={cx(isPlaceholderData && dimmedClass)}>
              {children(rows, false)}
            </div>
          )}
        </>
      ) : label && page > 1 ? (
        <EmptyState
          title="This page is empty."
          className={className}
          action={
            <ButtonLink to="." search={toPage(1)} {...turn}>
              Go to the first page
            </ButtonLink>
          }
        />
      ) : (
        empty
      )}
      {label && (
        <Pagination
          page={page}
          pages={data?.pages ?? 1}
          isOpenEnded={data?.isOpenEnded}
          label={label}
          renderLink={(to, props) => <Link to="." search={toPage(to)} {...turn} {...props} />}
        />
      )}
    </>
  )
}

/** Returns the search parameters of another page of the list, as each list has its page in `page`. */
const toPage = (page: number) => (search: object) => ({ ...search, page: page > 1 ? page : undefined })

/**
 * Returns props of links to other pages, which are below the list: after a press, focus and scroll position move up to
 * the list's heading. On Back they don't, because the router restores the scroll position.
 */
function useTurn(page: number, headingId: string, onTurn?: () => void) {
  const turnedFrom = useRef<number>(undefined)
  // Waits for the new page number, because the scroll position belongs to the previous page until then.
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === page) return
    turnedFrom.current = undefined
    document.getElementById(headingId)?.focus()
  }, [page, headingId])
  return {
    resetScroll: false as const,
    // Ignores presses that open another tab or window.
    onClick: ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
      turnedFrom.current = isPlain ? page : undefined
      onTurn?.()
    },
  }
}
