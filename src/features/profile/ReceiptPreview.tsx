import { fileLink, getFile, openInTab, saveFile } from '../../api/files.ts'
import type { Receipt } from '../../api/payments.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, type FocusTarget } from '../../ui/Dialog.tsx'
import { formatBytes } from '../../ui/files.ts'
import { Download, ExternalLink } from '../../ui/Icon.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { FilePicture } from './FilePicture.tsx'
import { typeWords } from './payment-words.ts'
import { kindOfReceipt } from './receipt-file.ts'

/**
 * A dialog that shows a receipt, with buttons to download it and to open it in a new tab. It uses an object URL,
 * because a direct link to a simulated file would go to the real network.
 */
export function ReceiptPreview({
  receipt,
  open,
  onClose,
  finalFocus,
}: {
  /** Stays set while the dialog closes. */
  receipt: Receipt | undefined
  open: boolean
  onClose: () => void
  finalFocus: FocusTarget
}) {
  const query = useSteadyQuery({
    queryKey: ['files', 'receipt', receipt?.path ?? ''] as const,
    queryFn: ({ signal }) => getFile(receipt?.path ?? '', { signal }),
    enabled: open && receipt !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { quiet: true, changesWith: 'nothing' },
  })
  const { data, isError } = query
  const kind = data && kindOfReceipt(data.blob)
  if (!receipt) return null
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      title={`Receipt ${receipt.id}`}
      description={
        <span key={receipt.id}>
          {typeWords(receipt.type)}, <bdi>{receipt.job.title}</bdi>
          {data && <span>{`, ${formatBytes(data.blob.size)}`}</span>}
        </span>
      }
      finalFocus={finalFocus}
      footer={
        data && (
          <>
            <Button variant="primary" onClick={() => saveFile(data)}>
              <Download />
              Download
            </Button>
            {kind && (
              <Button onClick={() => openInTab(data.blob)}>
                <ExternalLink />
                Open in a new tab
              </Button>
            )}
          </>
        )
      }
    >
      {isError ? (
        <LoadFailure title="We couldn’t load this receipt." query={query}>
          <OpenFile href={fileLink(receipt.path)} />
        </LoadFailure>
      ) : !data ? (
        <Loading label="Loading the receipt" className="h-[65dvh]">
          <SkeletonBlock className="size-full" />
        </Loading>
      ) : kind === 'picture' ? (
        <FilePicture
          file={data.blob}
          alt={`Receipt ${receipt.id}`}
          className="mx-auto max-h-[65dvh] rounded-md border border-rule object-contain"
        />
      ) : kind === 'pdf' && navigator.pdfViewerEnabled ? (
        <div className="h-[65dvh] overflow-hidden rounded-md border border-rule print:hidden">
          <PdfFrame file={data.blob} title={`Receipt ${receipt.id}`} />
        </div>
      ) : (
        <p className="border-y border-rule py-8 text-ink-2">
          This file can’t be shown here. Download it to view it.
        </p>
      )}
    </Dialog>
  )
}
