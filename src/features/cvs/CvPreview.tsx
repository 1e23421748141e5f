import type { Cv } from '../../api/cvs.ts'
import { FilePreview, type PreviewDialog } from '../media/index.ts'
import { useCvFile } from './useCvFile.ts'

/** A dialog that shows a CV. */
export function CvPreview({ cv, ...dialog }: PreviewDialog & { cv: Cv }) {
  const query = useCvFile(cv, dialog.open)
  const { data: blob } = query
  return (
    <FilePreview
      {...dialog}
      of="CV"
      title={cv.title}
      description="PDF"
      path={cv.path}
      query={query}
      file={blob && { blob, name: `${cv.title}.pdf` }}
      expected="pdf"
    />
  )
}
