import type { MouseEvent } from 'react'
import { plainWords } from '../../api/enumeration.ts'
import { fileLink, fileUrl, getFile, openInTab, saveFile } from '../../api/files.ts'
import { receiptsQuery, type Receipt } from '../../api/payments.ts'
import { alert } from '../../ui/alerts.ts'
import { dashes } from '../../ui/dashes.ts'
import { useListQuery } from '../loading/index.ts'
import { FilePreview, kindOfFile, usePreview } from '../media/index.ts'
import { PaidTable, samplePaid } from './PaidTable.tsx'

const sample: Receipt = {
  ...samplePaid,
  type: dashes(11),
  path: '',
}

/** Opens or downloads a simulated file, which only this tab can load. The browser follows a real link itself. */
function openElsewhere(event: MouseEvent, { path }: Receipt): void {
  if (fileLink(path) !== undefined) return
  event.preventDefault()
  getFile(path).then(
    (file) => (kindOfFile(file.blob) ? openInTab(file.blob) : saveFile(file)),
    ({ message }: Error) => alert.error('Error', `We couldn’t load this receipt. ${message}`),
  )
}

/** The uploaded receipts (product: payments and receipts). A plain click on an ID opens a dialog. */
export function ReceiptsTab({ page }: { page: number }) {
  const query = useListQuery(receiptsQuery(page))
  const preview = usePreview<Receipt>()
  const { about: shown } = preview
  return (
    <>
      <PaidTable
        type="receipt"
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
                  preview.show(receipt, event.currentTarget)
                }}
              >
                {receipt.id}
              </a>
            ),
          },
          { header: 'Type', render: ({ type }) => plainWords(type) },
        ]}
        empty="When you pay for a featured job by bank transfer, the receipt you upload appears here."
      />
      {shown && (
        <FilePreview
          {...preview.dialog}
          of="receipt"
          title={`Receipt ${shown.id}`}
          description={
            <>
              {plainWords(shown.type)}, <bdi>{shown.job.title}</bdi>
            </>
          }
          path={shown.path}
        />
      )}
    </>
  )
}
