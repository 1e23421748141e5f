import { useState } from 'react'
import { cx } from './cx.ts'

const sizes = {
  xs: 'size-6 text-[0.6875rem]',
  sm: 'size-8 text-fine',
  md: 'size-10 text-dense',
  lg: 'size-14 text-body',
  xl: 'size-24 text-title',
}

/**
 * A portrait (round) or a logo (square), or initials if there is no image or it fails to load. The box has a fixed
 * size, so nothing shifts. It is decorative: show the name beside it.
 */
export function Avatar({
  src,
  name,
  size = 'md',
  shape = 'round',
  eager = false,
  className,
}: {
  src?: string | null | undefined
  name: string
  size?: keyof typeof sizes
  shape?: 'round' | 'square'
  /** Loads the image immediately. Use it for an image above the fold. */
  eager?: boolean
  className?: string
}) {
  // The URL that failed to load. A different `src` is still tried.
  const [broken, setBroken] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden border border-rule bg-neutral leading-none font-semibold text-neutral-ink select-none',
        shape === 'round' ? 'rounded-full' : 'rounded-md',
        sizes[size],
        className,
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
          className={cx('size-full', shape === 'round' ? 'object-cover' : 'object-contain')}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** A company's logo: a square `Avatar`. */
export function Logo(props: Omit<Parameters<typeof Avatar>[0], 'shape'>) {
  return <Avatar {...props} shape="square" />
}

/** Returns the initials of the first and last word ("Ada King Byron" → "AB"), or "?" for an empty name. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s_-]+/u)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter(Boolean)
  const first = words[0]
  if (first === undefined) return '?'
  const last = words.length > 1 ? words.at(-1) : ''
  return (first + (last ?? '')).toLocaleUpperCase()
}
