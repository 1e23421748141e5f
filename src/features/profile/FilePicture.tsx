import { useFileSource } from '../../ui/useFileSource.ts'

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
  const show = useFileSource(file)
  return <img ref={show} alt={alt} onError={onBroken} className={className} />
}
