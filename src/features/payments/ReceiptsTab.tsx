import { type MouseEvent, useRef, useState } from 'react'
import { fileLink, fileUrl, getFile, openInTab, saveFile } from '../../api/files.ts'
import { receiptsQuery, type Receipt } from '../../api/payments.ts'
import { dashes } from '../../ui/dashes.ts'
import { formatMoment } from '../../ui/time.ts'
import { useListQuery } from '../loading/index.ts'
import { kindOfFile } from '../media/index.ts'
import { PaidJob, PaidTable } from './PaidTable.tsx'
import { typeWords } from './payment-words.ts'
import { ReceiptPreview } from './ReceiptPreview.tsx'

const sample: Receipt = {
  id: 0,
  type: dashes(11),
  path: '',
  job: { title: dashes(24) },
  table_id: undefined,
  created_at: dashes(20),
}

/** Opens or downloads a simulated file, which only this tab can load. The browser follows a real link itself. */
function openElsewhere(event: MouseEvent, { path }: Receipt): void {
  if (fileLink(path) !== undefined) return
  event.preventDefault()
  getFile(path).then(
    (file) => (kindOfFile(file.blob) ? openInTab(file.blob) : saveFile(file)),
    (error: unknown) => console.error(error),
  )
}

/** The uploaded receipts (product: payments and receipts). A plain click on an ID opens a dialog. */
export function ReceiptsTab({ page }: { page: number }) {
  const query = useListQuery(receiptsQuery(page))
  const opener = useRef<HTMLElement>(null)
  // The receipt stays set, and so visible, while the dialog closes.
  const [shown, setShown] = useState<Receipt>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PaidTable
        type="receipts"
        title="Receipts"
        page={page}
        query={query}
        rows={query.data?.receipts}
        sample={sample}
        columns={[
          {
            header: 'ID',
            primary: true,
            render: (receipt) => (
              <a
                href={fileUrl(receipt.path)}
                aria-label={`${receipt.id}, open the receipt`}
                className="link nums inline-flex min-h-8 min-w-8 items-center pointer-coarse:min-h-11"
                onAuxClick={(event) => openElsewhere(event, receipt)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
                    openElsewhere(event, receipt)
                    return
                  }
                  event.preventDefault()
                  opener.current = event.currentTarget
                  setShown(receipt)
                  setOpen(true)
                }}
              >
                {receipt.id}
              </a>
            ),
          },
          { header: 'Type', render: ({ type }) => typeWords(type) },
          { header: 'Receipt for', render: (receipt) => <PaidJob {...receipt} /> },
          {
            header: 'Date & time',
            render: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
          },
        ]}
        empty="When you pay for a featured job by bank transfer, the receipt you upload appears here."
      />
      {shown && (
        <ReceiptPreview receipt={shown} open={isOpen} onClose={() => setOpen(false)} finalFocus={opener} />
      )}
    </>
  )
}
