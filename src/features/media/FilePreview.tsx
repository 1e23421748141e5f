import type { ReactNode } from 'react'
import { fileLink, openInTab, saveFile } from '../../api/files.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, type FocusTarget } from '../../ui/Dialog.tsx'
import { formatBytes } from '../../ui/files.ts'
import { Download, ExternalLink } from '../../ui/Icon.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../loading/index.ts'
import { kindOfFile } from './file-kind.ts'
import { FilePicture } from './FilePicture.tsx'
import { useFile } from './useFile.ts'

/**
 * A dialog that shows a file, with buttons to download it and to open it in a new tab. It uses an object URL, because
 * the URL of a simulated file would go to the real network. In browsers without a PDF viewer (most phones), and for
 * files that browsers don't show, it has a note.
 */
export function FilePreview({
  of,
  title,
  description,
  path,
  pdfName,
  open,
  onClose,
  finalFocus,
}: {
  /** What the file is, within a sentence. */
  of: 'CV' | 'receipt'
  title: string
  description: ReactNode
  path: string
  /** The name of a file that is a PDF, whatever the server says; by default, the server decides. */
  pdfName?: string
  open: boolean
  onClose: () => void
  finalFocus: FocusTarget
}) {
  const query = useFile(path, open, pdfName)
  const file = query.data
  const kind = file ? kindOfFile(file.blob) : pdfName && 'pdf'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      title={<bdi>{title}</bdi>}
      description={
        <span key={path}>
          {description}
          {file && <span>{`, ${formatBytes(file.blob.size)}`}</span>}
        </span>
      }
      finalFocus={finalFocus}
      footer={
        file && (
          <>
            <Button variant="primary" onClick={() => saveFile(file)}>
              <Download />
              Download
            </Button>
            {kind && (
              <Button onClick={() => openInTab(file.blob)}>
                <ExternalLink />
                Open in a new tab
              </Button>
            )}
          </>
        )
      }
    >
      {query.isError ? (
        <LoadFailure title={`We couldn’t load this ${of}.`} query={query}>
          <OpenFile href={fileLink(path)} />
        </LoadFailure>
      ) : kind === 'pdf' && !navigator.pdfViewerEnabled ? (
        <Note>Your browser can’t show PDFs here. Download the file or open it in a new tab.</Note>
      ) : !file ? (
        <Loading label={`Loading the ${of}`} className="h-[65dvh]">
          <SkeletonBlock className="size-full" />
        </Loading>
      ) : kind === 'pdf' ? (
        <div className="h-[65dvh] overflow-hidden rounded-md border border-rule print:hidden">
          <PdfFrame file={file.blob} title={`Preview of ${title}`} />
        </div>
      ) : kind === 'picture' ? (
        <FilePicture
          file={file.blob}
          alt={title}
          className="mx-auto max-h-[65dvh] rounded-md border border-rule object-contain"
        />
      ) : (
        <Note>This file can’t be shown here. Download it to view it.</Note>
      )}
    </Dialog>
  )
}

function Note({ children }: { children: string }) {
  return <p className="border-y border-rule py-8 text-ink-2">{children}</p>
}
