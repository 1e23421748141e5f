import { getFile } from '../../api/files.ts'
import type { Receipt } from '../../api/payments.ts'
import { useSteadyQuery } from '../loading/index.ts'
import { FilePreview, type PreviewDialog } from '../media/index.ts'
import { typeWords } from './payment-words.ts'

/** A dialog that shows a receipt. */
export function ReceiptPreview({ receipt, ...dialog }: PreviewDialog & { receipt: Receipt }) {
  const { id, type, path, job } = receipt
  const query = useSteadyQuery({
    queryKey: ['files', 'receipt', path] as const,
    queryFn: ({ signal }) => getFile(path, { signal }),
    enabled: dialog.open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { quiet: true, changesWith: 'nothing' },
  })
  return (
    <FilePreview
      {...dialog}
      of="receipt"
      title={`Receipt ${id}`}
      description={
        <>
          {typeWords(type)}, <bdi>{job.title}</bdi>
        </>
      }
      path={path}
      query={query}
      file={query.data}
    />
  )
}
