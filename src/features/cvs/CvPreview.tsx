import { fileLink, openInTab, saveFile } from '../../api/files.ts'
import type { Cv } from '../../api/cvs.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { FocusTarget } from '../../ui/Dialog.tsx'
import { Download, ExternalLink } from '../../ui/Icon.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { formatBytes } from '../../ui/files.ts'
import { LoadFailure } from '../loading/index.ts'
import { useCvFile } from './useCvFile.ts'

/**
 * A dialog that shows a CV, with buttons to download it and to open it in a new tab. It uses an object URL, because the
 * URL of a simulated file would go to the real network. In browsers without a PDF viewer (most phones) it shows a note.
 */
export function CvPreview({
  cv,
  open,
  onClose,
  finalFocus,
}: {
  /** Stays set while the dialog closes. */
  cv: Cv | undefined
  open: boolean
  onClose: () => void
  finalFocus: FocusTarget
}) {
  const query = useCvFile(cv, open)
  const { data: file, isError } = query
  if (!cv) return null
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      title={<bdi>{cv.title}</bdi>}
      description={file ? `PDF, ${formatBytes(file.size)}` : 'PDF'}
      finalFocus={finalFocus}
      footer={
        file && (
          <>
            <Button variant="primary" onClick={() => saveFile({ blob: file, name: `${cv.title}.pdf` })}>
              <Download />
              Download
            </Button>
            <Button onClick={() => openInTab(file)}>
              <ExternalLink />
              Open in a new tab
            </Button>
          </>
        )
      }
    >
      {isError ? (
        <LoadFailure title="We couldn’t load this CV." query={query}>
          <OpenFile href={fileLink(cv.path)} />
        </LoadFailure>
      ) : !navigator.pdfViewerEnabled ? (
        <p className="border-y border-rule py-8 text-ink-2">
          Your browser can’t show PDFs here. Download the file or open it in a new tab.
        </p>
      ) : (
        <div className="h-[65dvh] overflow-hidden rounded-md border border-rule print:hidden">
          {file ? (
            <PdfFrame file={file} title={`Preview of ${cv.title}`} />
          ) : (
            <Loading label="Loading the CV" className="size-full">
              <SkeletonBlock className="size-full" />
            </Loading>
          )}
        </div>
      )}
    </Dialog>
  )
}
