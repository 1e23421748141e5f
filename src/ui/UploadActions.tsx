import type { ReactNode } from 'react'
import { FormActions } from './Form.tsx'

/** The foot of a form that uploads a file: its button, and while the file is on its way that it is. */
export function UploadActions({
  uploading,
  children,
}: {
  /** The file that is on its way, if one is. */
  uploading: File | null | undefined
  /** The button. */
  children: ReactNode
}) {
  return (
    <>
      <FormActions>
        {children}
        {/* How much has arrived cannot be told through every kind of connection: that it is under way can. */}
        <p role="status" className="min-w-0 text-dense text-ink-2 empty:hidden">
          {uploading && (
            <>
              Uploading <bdi className="wrap-anywhere">{uploading.name}</bdi>…
            </>
          )}
        </p>
      </FormActions>
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
