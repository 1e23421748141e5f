import { type Payment, paymentsQuery } from '../../api/payments.ts'
import { dashes } from '../../ui/dashes.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { useListQuery } from '../loading/index.ts'
import { PaidTable, samplePaid } from './PaidTable.tsx'
import { amountWords, methodWords, statusOf } from './payment-words.ts'

const sample: Payment = {
  ...samplePaid,
  method: dashes(8),
  status: dashes(9),
  amount: undefined,
  payment_obj: { id: 0 },
}

/** The recruiter's payments (product: payments and receipts). */
export function PaymentsTab({ page }: { page: number }) {
  const query = useListQuery(paymentsQuery(page))
  return (
    <PaidTable
      type="payment"
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
      ]}
      empty="Payments appear here when you feature a job. Open one of your jobs to feature it."
    />
  )
}
