import { useEffect, useId, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { PdfFrame } from '../../src/ui/PdfFrame.tsx'
import { useFileSource } from '../../src/ui/useFileSource.ts'
import { decideTransfer, type TransferDecision } from '../services/payment-desk.ts'
import { decisionWords, type DeskTransfer, needlessWords, receiptOf } from './desk.ts'
import { reasonOf, usePanel } from './panel-context.ts'
import { Fine, Moment, Part } from './pieces.tsx'
import { useHandOn } from './useHandOn.ts'

/** The bank transfers whose receipts wait to be checked against the account (rules 24). */
export function Transfers({ transfers }: { transfers: readonly DeskTransfer[] }) {
  const list = useHandOn<HTMLDivElement>(transfers.map(({ id }) => id))
  return (
    <Part title="Bank transfers to check" end={<Fine className="nums">{transfers.length}</Fine>}>
      <div {...list}>
        {transfers.length === 0 ? (
          <p className="border-y border-rule py-4 text-dense">
            No transfer waits. It appears here when a receipt is uploaded.
          </p>
        ) : (
          <ul className="divide-y divide-rule border-y border-rule">
            {transfers.map((transfer) => (
              <TransferRow key={transfer.id} transfer={transfer} />
            ))}
          </ul>
        )}
      </div>
    </Part>
  )
}

function TransferRow({ transfer }: { transfer: DeskTransfer }) {
  const { runtime, change } = usePanel()
  const [isShown, setShown] = useState(false)
  const receiptId = useId()
  const { id, title, company, amount, receipt, at, needless } = transfer

  const settle = (decision: TransferDecision) =>
    change(async () => {
      const use = await runtime.act((surroundings) =>
        decideTransfer(surroundings, surroundings.tx.payments.need(id), decision),
      )
      return decisionWords(transfer, use)
    })

  return (
    <li data-row={id} className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-dense font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="nums text-dense">${amount.toFixed(2)}</p>
      </div>
      <Fine className="wrap-anywhere">
        <bdi>{company}</bdi> · handed in <Moment at={at} />
      </Fine>
      {needless && <Fine className="mt-1">{needlessWords[needless]}</Fine>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={`Approve the transfer for ${title}`}
          onClick={() => void settle('approved')}
        >
          Approve
        </Button>
        <Button
          size="sm"
          aria-label={`Reject the transfer for ${title}`}
          onClick={() => void settle('rejected')}
        >
          Reject
        </Button>
        {receipt !== null && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Receipt for ${title}`}
            aria-expanded={isShown}
            aria-controls={isShown ? receiptId : undefined}
            onClick={() => setShown(!isShown)}
          >
            Receipt
          </Button>
        )}
      </div>
      {isShown && receipt !== null && (
        <div id={receiptId} className="mt-2">
          <Receipt path={receipt} title={`Receipt for ${title}`} />
        </div>
      )}
    </li>
  )
}

/**
 * The receipt itself, a PDF or a picture by its content (rules 24). It is shown by an address of the page: one of the
 * simulator would be asked of the network in a frame.
 */
function Receipt({ path, title }: { path: string; title: string }) {
  const { runtime } = usePanel()
  const [file, setFile] = useState<Blob>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let wanted = true
    receiptOf(runtime, path)
      .then((found) => wanted && setFile(found))
      .catch((error: unknown) => wanted && setProblem(reasonOf(error)))
    return () => {
      wanted = false
    }
  }, [runtime, path])

  if (problem !== undefined) return <p className="text-dense">{problem}</p>
  if (!file) return null
  if (file.type.startsWith('image/')) return <Picture file={file} alt={title} />
  return (
    <div className="h-96 border border-rule">
      <PdfFrame file={file} title={title} />
    </div>
  )
}

function Picture({ file, alt }: { file: Blob; alt: string }) {
  const show = useFileSource(file)
  return <img ref={show} alt={alt} className="max-h-96 max-w-full border border-rule" />
}
