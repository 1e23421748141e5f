import { CopyButton } from '../../ui/CopyButton.tsx'
import { Share2 } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

/** A button that shares a job's URL through the device's share sheet, or copies it in browsers without one. */
export function JobDetailShare({ title, url }: { title: string; url: string }) {
  if (!('share' in navigator)) return <CopyButton value={url} label="Copy the link to this job" />
  return (
    <IconButton
      label="Share this job"
      onClick={() => {
        navigator.share({ title, url }).catch((error: unknown) => {
          // An `AbortError` means that the user closed the share sheet.
          if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
        })
      }}
    >
      <Share2 />
    </IconButton>
  )
}
