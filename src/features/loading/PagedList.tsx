import type { ReactNode } from 'react'
import type { Pages } from '../../api/options.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/count.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination, type PageLinkProps } from '../../ui/Pagination.tsx'
import type { PageTurn } from '../../ui/usePageTurn.ts'
import { ListGap } from './ListGap.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import type { SteadyResult } from './useSteadyQuery.ts'

/** The page of a list and the links to its other pages. */
type Paging = {
  turn: PageTurn
  pages: Pages | undefined
  /** The accessible name of the links, such as "Pages of jobs". */
  label: string
  /** Returns a router's link to a page: `(page, props) => <Link to="/jobs" search={{ page }} {...props} />`. */
  renderLink: (page: number, props: PageLinkProps) => ReactNode
  /** The heading of the list, for assistive technology and as the target of focus. Omit it if the screen has one. */
  title?: string
  /** Replaces the message for a page after the last one. */
  pastEnd?: ReactNode
}

/**
 * Shows what a list's query returned: a failure, a skeleton, the empty state or the rows (rules 37), then links to the
 * other pages. It decides between the empty states: `empty` on the first page, `pastEnd` on later ones. A list that
 * could not be read is no empty list (rules 44).
 */
export function PagedList<Row>({
  query,
  rows,
  omitted,
  failure,
  skeleton,
  empty,
  children,
  className,
  paging,
}: {
  query: Pick<SteadyResult, 'error' | 'isError' | 'isFetching' | 'refetch'>
  /** The rows of this page; `undefined` until they are loaded. */
  rows: readonly Row[] | undefined
  /** The number of this page's entries that could not be read. */
  omitted: number | undefined
  /** A sentence that says what could not be loaded. */
  failure: string
  skeleton: ReactNode
  empty: ReactNode
  /** Renders the rows, of which there is at least one. */
  children: (rows: readonly Row[]) => ReactNode
  /** Classes of the messages that replace the list. */
  className?: string
  paging?: Paging
}) {
  const page = paging?.turn.page ?? 1
  return (
    <>
      {paging?.title && <Title {...paging.turn}>{paging.title}</Title>}
      {rows === undefined ? (
        query.isError ? (
          <LoadFailure title={failure} query={query} className={className} />
        ) : (
          skeleton
        )
      ) : omitted || rows.length > 0 ? (
        <>
          <ListGap rows={rows.length} omitted={omitted} title={failure} query={query} className={className} />
          {rows.length > 0 && children(rows)}
        </>
      ) : paging && page > 1 ? (
        (paging.pastEnd ?? <PastEnd {...paging} className={className} />)
      ) : (
        empty
      )}
      {paging && (
        <Pagination
          page={page}
          pages={paging.pages?.pages ?? 1}
          isOpenEnded={paging.pages?.isOpenEnded}
          label={paging.label}
          renderLink={(to, props) => paging.renderLink(to, { ...paging.turn.link, ...props })}
        />
      )}
    </>
  )
}

function Title({ heading, page, children }: PageTurn & { children: string }) {
  return (
    <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
      {page > 1 ? `${children}, page ${formatCount(page)}` : children}
    </h2>
  )
}

/** The message of a page after the last one, with a link to the first. */
function PastEnd({ turn, renderLink, className }: Paging & { className?: string | undefined }) {
  return (
    <EmptyState
      title="This page is empty."
      className={className}
      action={renderLink(1, {
        ...turn.link,
        activeOptions: { exact: true },
        className: buttonClass(),
        children: 'Go to the first page',
      })}
    />
  )
}
