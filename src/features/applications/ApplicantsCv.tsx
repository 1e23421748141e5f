import { useState } from 'react'
import { fileLink, saveFile } from '../../api/files.ts'
import type { Application } from '../../api/applications.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Download, FileText } from '../../ui/Icon.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../loading/index.ts'
import { useFile } from '../media/index.ts'

/**
 * The CV of an application, with a download button and, if the browser can show PDFs, a preview. The preview uses an
 * object URL, because the URL of a simulated file would go to the real network.
 */
export function ApplicantsCv({
  application,
  frameClass,
}: {
  application: Application
  /** Classes of the preview. */
  frameClass?: string
}) {
  const { user, cv } = application
  const isShown = navigator.pdfViewerEnabled
  const [isSaving, setSaving] = useState(false)
  const file = useFile(cv.path, isShown, `${user.name} - ${cv.title}.pdf`)

  async function save() {
    setSaving(true)
    const loaded = file.data ?? (await file.refetch()).data
    setSaving(false)
    if (loaded) saveFile(loaded)
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 items-center gap-2">
          <FileText className="text-ink-2" />
          <bdi className="min-w-0 wrap-anywhere">{cv.title}</bdi>
        </p>
        <Button size="sm" busy={isSaving} onClick={() => void save()}>
          <Download />
          Download CV
        </Button>
      </div>
      {file.isError && (
        <LoadFailure title="We couldn’t load this CV." query={file} className="mt-3">
          <OpenFile href={fileLink(cv.path)} />
        </LoadFailure>
      )}
      {isShown && !file.isError && (
        <div
          className={cx(
            'mt-3 aspect-[210/297] overflow-hidden rounded-md border border-rule print:hidden',
            frameClass,
          )}
        >
          {file.data ? (
            <PdfFrame file={file.data.blob} title={`CV of ${user.name}`} />
          ) : (
            <SkeletonBlock className="size-full" />
          )}
        </div>
      )}
    </>
  )
}
