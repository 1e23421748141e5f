import { Link } from '@tanstack/react-router'
import { toListAddress } from '../../api/list-address.ts'
import type { Pages } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'
import type { Payment } from '../../api/payments.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { LinkById, List, type SteadyResult } from '../loading/index.ts'

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
  query: SteadyResult<Pages & { total?: number | undefined; omitted?: Omitted }>
  rows: readonly Row[] | undefined
  columns: ReadonlyArray<Column<Row>>
  empty: string
}) {
  const { data } = query
  const words = title.toLowerCase()
  return (
    <List
      query={query}
      rows={rows}
      field={type}
      page={page}
      of={`your ${words}`}
      title={`All ${words}`}
      placeholder={
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
      label={`Pages of ${words}`}
      renderLink={(to, props) => (
        <Link to="/profile/{-$type}" params={{ type }} search={toListAddress({ page: to })} {...props} />
      )}
    >
      {(present) => (
        <>
          {data?.total !== undefined && (
            <p className="pb-3 text-dense text-ink-2">
              {`${formatCount(data.total)} ${data.total === 1 ? words.replace(/s$/, '') : words}`}
            </p>
          )}
          <Table caption={title} columns={columns} rows={present} rowKey={({ id }) => id} />
        </>
      )}
    </List>
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
