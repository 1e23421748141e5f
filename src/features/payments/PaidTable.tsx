import { Link } from '@tanstack/react-router'
import { toListAddress } from '../../api/list-address.ts'
import type { Pages } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'
import type { Payment } from '../../api/payments.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { dashes } from '../../ui/dashes.ts'
import { Table, type Column } from '../../ui/Table.tsx'
import { LinkById, List, type SteadyResult } from '../loading/index.ts'

/** A paginated table of payments or receipts. The page is in the URL. */
export function PaidTable<Row extends { id: number }>({
  type,
  title,
  page,
  query,
  rows,
  sample,
  columns,
  empty,
}: {
  type: 'payments' | 'receipts'
  title: string
  page: number
  query: SteadyResult<Pages & { total?: number | undefined; omitted?: Omitted }>
  rows: readonly Row[] | undefined
  sample: Row
  columns: ReadonlyArray<Column<Row>>
  empty: string
}) {
  const { total } = query.data ?? {}
  const words = total === 1 ? type.slice(0, -1) : type
  return (
    <List
      query={query}
      rows={rows}
      field={type}
      page={page}
      of={`your ${type}`}
      title={`All ${type}`}
      sample={sample}
      empty={
        <EmptyState
          title={`No ${type} yet.`}
          action={
            <Link to="/my" className={buttonClass({ variant: 'primary' })}>
              Go to my jobs
            </Link>
          }
        >
          {empty}
        </EmptyState>
      }
      label={`Pages of ${type}`}
      renderLink={(to, props) => (
        <Link to="/profile/{-$type}" params={{ type }} search={toListAddress({ page: to })} {...props} />
      )}
    >
      {(present) => (
        <>
          {(!query.data || total !== undefined) && (
            <p className="pb-3 text-dense text-ink-2">
              <span>{total === undefined ? dashes(10) : `${formatCount(total)} ${words}`}</span>
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
