import { useFileSource } from '../../ui/useFileSource.ts'

/** A picture from a local file. */
export function FilePicture({
  file,
  alt,
  className,
  onBroken,
}: {
  file: Blob
  alt: string
  className: string
  /** Called if the file is not a picture, whatever its name. */
  onBroken?: () => void
}) {
  const show = useFileSource(file)
  return <img ref={show} alt={alt} onError={onBroken} className={className} />
}
