import type { ReactNode } from 'react'
import { FormActions } from './Form.tsx'

/** The foot of a form that uploads files: its buttons, and a progress line during the upload. */
export function UploadActions({
  uploading,
  status = uploading && <Uploading file={uploading} />,
  children,
}: {
  /** The file that is being uploaded; `true` for several files. */
  uploading: File | boolean | null | undefined
  /** The text of the progress line; by default it names the file that is being uploaded. */
  status?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <FormActions>
        {children}
        <p role="status" className="min-w-0 text-dense text-ink-2 empty:hidden">
          {status}
        </p>
      </FormActions>
      {/* `fetch` reports no upload progress, so the bar is indeterminate. */}
      {uploading && (
        <div
          role="progressbar"
          aria-label="Uploading"
          className="-mt-3 h-1 overflow-hidden rounded-sm bg-neutral"
        >
          <div className="h-full animate-wait bg-fill" />
        </div>
      )}
    </>
  )
}

function Uploading({ file }: { file: File | true }) {
  if (file === true) return <span>Uploading…</span>
  return (
    <span>
      Uploading <bdi className="wrap-anywhere">{file.name}</bdi>…
    </span>
  )
}
