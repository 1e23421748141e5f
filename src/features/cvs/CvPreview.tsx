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
import { fileNameOf } from './cv-file.ts'
import { useCvFile } from './useCvFile.ts'

/**
 * A CV to look at, to save, and to open in a window of its own. It is fetched and shown from an object URL, as a link to a
 * simulated address would ask the real network. Where the browser shows no PDF inside a page (most phones), it says so.
 */
export function CvPreview({
  cv,
  open,
  onClose,
  finalFocus,
}: {
  /** Stays the last one while the dialog closes. */
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
            <Button variant="primary" onClick={() => saveFile({ blob: file, name: fileNameOf(cv.title) })}>
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
        <LoadFailure title="The CV could not be loaded." query={query}>
          <OpenFile href={fileLink(cv.path)} />
        </LoadFailure>
      ) : !navigator.pdfViewerEnabled ? (
        <p className="border-y border-rule py-8 text-ink-2">
          Your browser does not show PDFs inside a page. Download the file, or open it in a new tab.
        </p>
      ) : (
        <div className="h-[65dvh] overflow-hidden rounded-md border border-rule">
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
