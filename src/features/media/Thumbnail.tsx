import { useState, type Ref } from 'react'
import { cx } from '../../ui/cx.ts'
import { FileText } from '../../ui/Icon.tsx'

/** A thumbnail of an image or video. It is decorative, because text beside it says what it is. */
export function Thumbnail({
  type,
  src,
  ref,
  className,
}: {
  type: 'image' | 'video'
  /** The file's URL, if it is on the server. */
  src?: string | undefined
  /** The ref from `useFileSource`, which shows a local file. */
  ref?: Ref<HTMLImageElement & HTMLVideoElement>
  className?: string
}) {
  const [isBroken, setBroken] = useState(false)
  const shown = { src, ref, onError: () => setBroken(true), className: 'size-full object-cover' }
  return (
    <span
      className={cx(
        'grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-sm border border-rule bg-raised',
        className,
      )}
    >
      {isBroken || (src === undefined && !ref) ? (
        <FileText className="text-ink-2" />
      ) : type === 'video' ? (
        <video {...shown} muted playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />
      ) : (
        <img {...shown} alt="" />
      )}
    </span>
  )
}
