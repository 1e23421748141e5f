import { Link } from '@tanstack/react-router'
import { toListAddress } from '../../api/list-address.ts'
import type { Pages } from '../../api/options.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { LoadFailure, type SteadyResult } from '../loading/index.ts'

/** A paginated table of payments or receipts, with its loading, error and empty states. The page is in the URL. */
export function PagedTable<Row extends { id: number }>({
  type,
  title,
  page,
  query,
  rows,
  columns,
  empty,
}: {
  type: 'payments' | 'receipts'
  title: string
  page: number
  query: SteadyResult<Pages & { total?: number | undefined }>
  rows: readonly Row[] | undefined
  columns: ReadonlyArray<Column<Row>>
  empty: string
}) {
  const { heading, onPageLink } = usePageTurn(page)
  const { data, isError, isPlaceholderData } = query
  const words = title.toLowerCase()
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
        All {words}
        {page > 1 && `, page ${formatCount(page)}`}
      </h2>
      {rows === undefined && isError ? (
        <LoadFailure title={`We couldn’t load your ${words}.`} query={query} />
      ) : rows === undefined ? (
        <Loading label={`Loading your ${words}`}>
          <SkeletonBlock className="mb-4 h-4 w-24" />
          <SkeletonRows rows={10} rowClassName="h-12" />
        </Loading>
      ) : rows.length === 0 && page === 1 ? (
        <EmptyState
          title={`No ${words} yet.`}
          action={
            <Link to="/my" className={buttonClass({ variant: 'primary' })}>
              Go to my jobs
            </Link>
          }
        >
          {empty}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          title="This page is empty."
          action={
            <Link to="/profile/{-$type}" params={{ type }} search={{}} className={buttonClass()}>
              Go to the first page
            </Link>
          }
        />
      ) : (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cx('transition-opacity delay-100', isPlaceholderData && 'opacity-55')}
        >
          {data?.total !== undefined && (
            <p className="pb-3 text-dense text-ink-2">
              {formatCount(data.total)} {data.total === 1 ? words.replace(/s$/, '') : words}
            </p>
          )}
          <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
      <Pagination
        page={page}
        pages={data?.pages ?? 1}
        isOpenEnded={data?.isOpenEnded}
        label={`Pages of ${words}`}
        renderLink={(to, props) => (
          <Link
            to="/profile/{-$type}"
            params={{ type }}
            search={toListAddress({ page: to })}
            resetScroll={false}
            onClick={onPageLink}
            {...props}
          />
        )}
      />
    </>
  )
}

/** A link to the job of a payment or receipt. */
export function PaidJob({ job }: { job: { id: number; title: string } }) {
  return (
    <Link to="/jobs/$id" params={{ id: String(job.id) }} className="link tall">
      <bdi>{job.title}</bdi>
    </Link>
  )
}
