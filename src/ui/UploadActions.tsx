import type { ReactNode } from 'react'
import { FormActions } from './Form.tsx'

/** The foot of a form that uploads files: its buttons, and while files are on their way that they are. */
export function UploadActions({
  uploading,
  status = uploading && <Uploading file={uploading} />,
  children,
}: {
  /** The file that is on its way, or whether any are. */
  uploading: File | boolean | null | undefined
  /** What goes on, in words, where there is more to say. */
  status?: ReactNode
  /** The buttons. */
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
      {/* How much has arrived cannot be told through every kind of connection: that it is under way can. */}
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
  if (file === true) return 'Uploading…'
  return (
    <>
      Uploading <bdi className="wrap-anywhere">{file.name}</bdi>…
    </>
  )
}
