import { useEffect, useId, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { PdfFrame } from '../../src/ui/PdfFrame.tsx'
import { useFileSource } from '../../src/ui/useFileSource.ts'
import { needlessWords, receiptOf, type ReviewTransfer } from '../admin/review.ts'
import { reasonOf } from '../panel/panel-context.ts'
import { useBoard } from './useBoard.ts'
import { Fine, Group } from '../panel/pieces.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import { Rows } from '../panel/Rows.tsx'

/** The bank transfers to check against the bank account (rules 24). */
export function Transfers({ transfers }: { transfers: readonly ReviewTransfer[] }) {
  return (
    <Group title="Bank transfers to check" end={<Fine className="nums">{transfers.length}</Fine>}>
      <Rows empty="No bank transfers to check. They appear here when someone uploads a receipt.">
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} />
        ))}
      </Rows>
    </Group>
  )
}

function TransferRow({ transfer }: { transfer: ReviewTransfer }) {
  const { admin } = useBoard()
  const [isShown, setShown] = useState(false)
  const receiptId = useId()
  const { id, title, amount, receipt, needless } = transfer

  return (
    <ReviewRow
      entry={transfer}
      end={<p className="nums text-dense">{`$${amount.toFixed(2)}`}</p>}
      note={needless && needlessWords[needless]}
      named={`the transfer for ${title}`}
      decisions={{
        Approve: () => admin.decidePayment(id, 'approved'),
        'Don’t approve': () => admin.decidePayment(id, 'rejected'),
      }}
      more={
        receipt !== null && (
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
        )
      }
    >
      {isShown && receipt !== null && (
        <div id={receiptId} className="mt-2">
          <Receipt path={receipt} title={`Receipt for ${title}`} />
        </div>
      )}
    </ReviewRow>
  )
}

/**
 * The receipt: a PDF or a picture, depending on its content (rules 24). It is shown from memory, because a frame would
 * request the simulated URL from the network.
 */
function Receipt({ path, title }: { path: string; title: string }) {
  const { runtime } = useBoard()
  const [file, setFile] = useState<Blob>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let mounted = true
    receiptOf(runtime, path)
      .then((found) => mounted && setFile(found))
      .catch((error: unknown) => mounted && setProblem(reasonOf(error)))
    return () => {
      mounted = false
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
