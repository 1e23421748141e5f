import { useState } from 'react'
import { cx } from './cx.ts'

export interface Medium {
  /** `image` or `video`. If it is anything else, the file extension decides. */
  type: string | undefined
  /** The URL; media without one are left out. */
  src: string | undefined
}

/** Tells images from videos by the declared type or, failing that, by the file extension. */
export function mediumType(type: string | undefined, src: string | undefined): 'image' | 'video' {
  if (type === 'image' || type === 'video') return type
  return /\.(?:mp4|m4v|webm|mov|ogv)$/i.test(src?.replace(/[?#].*$/s, '') ?? '') ? 'video' : 'image'
}

/**
 * Pictures and videos of a post or project: a single one, or several in a grid. Boxes have a fixed shape, so that
 * nothing shifts as files load. A message replaces a file that fails to load.
 *
 * @param of what they belong to, for their accessible names: "a post by Ada Lindqvist"
 */
export function AttachedMedia({
  media,
  of,
  className,
}: {
  media: readonly Medium[]
  of: string
  className?: string
}) {
  const shown = media.flatMap(({ type, src }) =>
    src === undefined ? [] : [{ type: mediumType(type, src), src }],
  )
  if (shown.length === 0) return null
  return (
    <ul className={cx('grid max-w-read gap-2', shown.length > 1 && 'grid-cols-2', className)}>
      {shown.map(({ type, src }, index) => (
        <li
          key={src}
          className={cx(
            'overflow-hidden rounded-md border border-rule bg-raised',
            // The last of an odd number of files takes the whole row.
            shown.length > 1 && shown.length % 2 === 1 && index === shown.length - 1 && 'col-span-2',
          )}
        >
          <Frame
            type={type}
            src={src}
            name={`${type === 'image' ? 'Picture' : 'Video'} ${shown.length > 1 ? `${index + 1} of ${shown.length} ` : ''}from ${of}`}
          />
        </li>
      ))}
    </ul>
  )
}

function Frame({ type, src, name }: { type: 'image' | 'video'; src: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <p className="grid aspect-[3/2] place-items-center p-4 text-center text-dense text-ink-2">
        {type === 'image' ? 'We couldn’t load this picture.' : 'We couldn’t load this video.'}
      </p>
    )
  }
  return type === 'image' ? (
    <img
      src={src}
      alt={name}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="aspect-[3/2] w-full object-cover"
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions
    <video
      src={src}
      controls
      preload="metadata"
      aria-label={name}
      onError={() => setBroken(true)}
      className="aspect-[3/2] w-full bg-ink object-contain"
    />
  )
}
