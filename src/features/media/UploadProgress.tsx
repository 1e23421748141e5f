/** That something is on its way: how much of it has arrived cannot be told through every kind of connection. */
export function UploadProgress() {
  return (
    <div
      role="progressbar"
      aria-label="Uploading"
      className="-mt-3 h-1 overflow-hidden rounded-sm bg-neutral"
    >
      <div className="h-full animate-wait bg-fill" />
    </div>
  )
}
