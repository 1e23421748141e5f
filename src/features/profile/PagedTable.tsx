import { Link } from '@tanstack/react-router'
import { toListAddress } from '../../api/list-address.ts'
import type { Pages } from '../../api/options.ts'
import type { Payment } from '../../api/payments.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { LinkById, PagedList, type SteadyResult } from '../loading/index.ts'

/** A paginated table of payments or receipts, with its loading, error and empty states. The page is in the URL. */
export function PagedTable<Row extends { id: number }>({
  type,
  title,
  page,
  query,
  rows,
  omitted,
  columns,
  empty,
}: {
  type: 'payments' | 'receipts'
  title: string
  page: number
  query: SteadyResult<Pages & { total?: number | undefined }>
  rows: readonly Row[] | undefined
  omitted: number | undefined
  columns: ReadonlyArray<Column<Row>>
  empty: string
}) {
  const turn = usePageTurn(page)
  const { data, isPlaceholderData } = query
  const words = title.toLowerCase()
  return (
    <PagedList
      query={query}
      rows={rows}
      omitted={omitted}
      failure={`We couldn’t load your ${words}.`}
      skeleton={
        <Loading label={`Loading your ${words}`}>
          <SkeletonBlock className="mb-4 h-4 w-24" />
          <SkeletonRows rows={10} rowClassName="h-12" />
        </Loading>
      }
      empty={
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
      }
      paging={{
        turn,
        pages: data,
        title: `All ${words}`,
        label: `Pages of ${words}`,
        renderLink: (to, props) => (
          <Link to="/profile/{-$type}" params={{ type }} search={toListAddress({ page: to })} {...props} />
        ),
      }}
    >
      {(present) => (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cx('transition-opacity delay-100', isPlaceholderData && 'opacity-55')}
        >
          {data?.total !== undefined && (
            <p className="pb-3 text-dense text-ink-2">
              {`${formatCount(data.total)} ${data.total === 1 ? words.replace(/s$/, '') : words}`}
            </p>
          )}
          <Table caption={title} columns={columns} rows={present} rowKey={({ id }) => id} />
        </div>
      )}
    </PagedList>
  )
}

/** A link to the job of a payment or receipt. */
export function PaidJob({ job, table_id }: Pick<Payment, 'job' | 'table_id'>) {
  return (
    <LinkById to="/jobs/$id" of={job.id ?? table_id} look="link" className="tall">
      <bdi>{job.title || 'Job'}</bdi>
    </LinkById>
  )
}
