import { CopyButton } from '../../ui/CopyButton.tsx'
import { Share2 } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

/** Hands a job's address on: to the device's own sharing, or to the clipboard where there is none. */
export function JobDetailShare({ title, url }: { title: string; url: string }) {
  if (!('share' in navigator)) return <CopyButton value={url} label="Copy the link to this job" />
  return (
    <IconButton
      label="Share this job"
      onClick={() => {
        navigator.share({ title, url }).catch((error: unknown) => {
          // Somebody closed the list of places to share to.
          if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
        })
      }}
    >
      <Share2 />
    </IconButton>
  )
}
