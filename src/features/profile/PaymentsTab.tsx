import { paymentsQuery } from '../../api/payments.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { formatMoment } from '../../ui/time.ts'
import { useListQuery } from '../loading/index.ts'
import { methodWords } from '../payments/index.ts'
import { PagedTable, PaidJob } from './PagedTable.tsx'
import { amountWords, statusOf } from './payment-words.ts'

/** The recruiter's payments (product: payments and receipts). */
export function PaymentsTab({ page }: { page: number }) {
  const query = useListQuery(paymentsQuery(page))
  return (
    <PagedTable
      type="payments"
      title="Payments"
      page={page}
      query={query}
      rows={query.data?.payments}
      columns={[
        { header: 'Method', primary: true, render: ({ method }) => methodWords(method) },
        {
          header: 'Status',
          render: ({ status }) => {
            const { tone, words } = statusOf(status)
            return <StatusTag tone={tone}>{words}</StatusTag>
          },
        },
        {
          header: 'Amount',
          align: 'end',
          render: (payment) => amountWords(payment),
        },
        { header: 'Payment for', render: (payment) => <PaidJob {...payment} /> },
        {
          header: 'Date & time',
          render: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
        },
      ]}
      empty="Payments appear here when you feature a job. Open one of your jobs to feature it."
    />
  )
}
