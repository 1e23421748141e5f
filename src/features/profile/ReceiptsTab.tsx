import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { receiptsQuery, type Receipt } from '../../api/payments.ts'
import { formatMoment } from '../../ui/time.ts'
import { useSteadyQuery } from '../loading/index.ts'
import { PagedTable, PaidJob } from './PagedTable.tsx'
import { typeWords } from './payment-words.ts'
import { ReceiptPreview } from './ReceiptPreview.tsx'

/** The receipts that were uploaded for bank transfers (product: payments and receipts). The number opens the file. */
export function ReceiptsTab({ page }: { page: number }) {
  const query = useSteadyQuery({ ...receiptsQuery(page), placeholderData: keepPreviousData })
  const opener = useRef<HTMLElement>(null)
  // Which one it is stays while the dialog closes.
  const [shown, setShown] = useState<Receipt>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PagedTable
        type="receipts"
        title="Receipts"
        page={page}
        query={query}
        rows={query.data?.receipts}
        columns={[
          {
            key: 'id',
            header: 'ID',
            primary: true,
            render: (receipt) => (
              <button
                type="button"
                aria-label={`${receipt.id}, open the receipt`}
                className="link nums inline-flex min-h-8 min-w-8 cursor-pointer items-center pointer-coarse:min-h-11"
                onClick={(event) => {
                  opener.current = event.currentTarget
                  setShown(receipt)
                  setOpen(true)
                }}
              >
                {receipt.id}
              </button>
            ),
          },
          { key: 'type', header: 'Type', render: ({ type }) => typeWords(type) },
          { key: 'job', header: 'Receipt for', render: ({ job }) => <PaidJob job={job} /> },
          {
            key: 'created_at',
            header: 'Date & time',
            render: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
          },
        ]}
        empty="When you pay for featuring a job by bank transfer, the receipt that you upload is kept here."
      />
      <ReceiptPreview receipt={shown} open={isOpen} onClose={() => setOpen(false)} finalFocus={opener} />
    </>
  )
}
