import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isApiError } from '../../api/errors.ts'
import { toListAddress } from '../../api/list-address.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { formatCount } from '../../ui/pay.ts'
import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import type { SteadyResult } from '../loading/index.ts'

/** A list of the recruiter's account with its pages, in every state. The page stands in the address. */
export function PagedTable<Row extends { id: number }>({
  type,
  title,
  page,
  query,
  rows,
  total,
  pages,
  columns,
  empty,
}: {
  type: 'payments' | 'receipts'
  /** What is listed: "Payments". */
  title: string
  page: number
  query: SteadyResult
  rows: readonly Row[] | undefined
  total: number | undefined
  pages: number | undefined
  columns: ReadonlyArray<Column<Row>>
  /** Stands there without any rows. */
  empty: ReactNode
}) {
  const { heading, onPageLink } = usePageTurn(page)
  const { isError, error, isFetching, isPlaceholderData, refetch } = query
  const words = title.toLowerCase()
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
        All {words}
        {page > 1 && `, page ${formatCount(page)}`}
      </h2>
      {rows === undefined && isError ? (
        <ErrorState
          title={`Your ${words} could not be loaded.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {isApiError(error) && error.message}
        </ErrorState>
      ) : rows === undefined ? (
        <Loading label={`Loading your ${words}`}>
          <SkeletonBlock className="mb-4 h-4 w-24" />
          <SkeletonRows rows={10} rowClassName="h-12" />
        </Loading>
      ) : rows.length === 0 && page === 1 ? (
        empty
      ) : rows.length === 0 ? (
        <EmptyState
          title="Nothing on this page."
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
          {total !== undefined && (
            <p className="pb-3 text-dense text-ink-2">
              {formatCount(total)} {total === 1 ? words.replace(/s$/, '') : words}
            </p>
          )}
          <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
      <Pagination
        page={page}
        pages={pages ?? 1}
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

/** The job that something was paid for. */
export function PaidJob({ job }: { job: { id: number; title: string } }) {
  return (
    <Link to="/jobs/$id" params={{ id: String(job.id) }} className="link tall">
      <bdi>{job.title}</bdi>
    </Link>
  )
}
