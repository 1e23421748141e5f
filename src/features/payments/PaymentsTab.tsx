import { type Payment, paymentsQuery } from '../../api/payments.ts'
import { dashes } from '../../ui/dashes.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { formatMoment } from '../../ui/time.ts'
import { useListQuery } from '../loading/index.ts'
import { PaidJob, PaidTable } from './PaidTable.tsx'
import { methodWords } from './payment-method.ts'
import { amountWords, statusOf } from './payment-words.ts'

const sample: Payment = {
  id: 0,
  method: dashes(8),
  status: dashes(9),
  amount: undefined,
  payment_obj: { id: 0 },
  job: { title: dashes(24) },
  table_id: undefined,
  created_at: dashes(20),
}

/** The recruiter's payments (product: payments and receipts). */
export function PaymentsTab({ page }: { page: number }) {
  const query = useListQuery(paymentsQuery(page))
  return (
    <PaidTable
      type="payments"
      title="Payments"
      page={page}
      query={query}
      rows={query.data?.payments}
      sample={sample}
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
