import { useCallback } from 'react'

/** A picture that is on this computer only. */
export function FilePicture({
  file,
  alt,
  className,
  onBroken,
}: {
  file: Blob
  alt: string
  className: string
  /** It is no picture, whatever its name says. */
  onBroken?: () => void
}) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={alt} onError={onBroken} className={className} />
}
