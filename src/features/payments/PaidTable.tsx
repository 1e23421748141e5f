import type { Pages } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'
import type { Payment } from '../../api/payments.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { dashes } from '../../ui/dashes.ts'
import { formatMoment } from '../../ui/time.ts'
import { Table, type Column } from '../../ui/Table.tsx'
import { LinkById, List, type SteadyResult } from '../loading/index.ts'

type Paid = Pick<Payment, 'id' | 'job' | 'table_id' | 'created_at'>

export const samplePaid: Paid = {
  id: 0,
  job: { title: dashes(24) },
  table_id: undefined,
  created_at: dashes(20),
}

/** A paginated table of payments or receipts. The page is in the URL. */
export function PaidTable<Row extends Paid>({
  type,
  page,
  query,
  rows,
  sample,
  columns,
  empty,
}: {
  type: 'payment' | 'receipt'
  page: number
  query: SteadyResult<Pages & { total?: number | undefined; omitted?: Omitted }>
  rows: readonly Row[] | undefined
  sample: Row
  /** The first columns; the job and the time follow. */
  columns: ReadonlyArray<Column<Row>>
  empty: string
}) {
  const { total } = query.data ?? {}
  const types = `${type}s`
  const title = type === 'payment' ? 'Payment' : 'Receipt'
  return (
    <List
      query={query}
      rows={rows}
      field={types}
      page={page}
      of={`your ${types}`}
      title={`All ${types}`}
      sample={sample}
      empty={
        <EmptyState
          title={`No ${types} yet.`}
          action={
            <ButtonLink to="/my" variant="primary">
              Go to my jobs
            </ButtonLink>
          }
        >
          {empty}
        </EmptyState>
      }
      label={`Pages of ${types}`}
    >
      {(present) => (
        <>
          {(!query.data || total !== undefined) && (
            <p className="pb-3 text-dense text-ink-2">
              <span>
                {total === undefined ? dashes(10) : `${formatCount(total)} ${total === 1 ? type : types}`}
              </span>
            </p>
          )}
          <Table
            caption={`${title}s`}
            columns={[
              ...columns,
              {
                header: `${title} for`,
                render: ({ job, table_id }) => (
                  <LinkById to="/jobs/$id" of={job.id ?? table_id} look="link" className="tall">
                    <bdi>{job.title || 'Job'}</bdi>
                  </LinkById>
                ),
              },
              {
                header: 'Date & time',
                render: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
              },
            ]}
            rows={present}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </List>
  )
}
