import { createElement, useState } from 'react'
import { forValue } from '../../api/enumeration.ts'
import { fileUrl } from '../../api/files.ts'
import { cx } from '../../ui/cx.ts'
import { Briefcase } from '../../ui/Icon.tsx'
import * as icons from './category-icons.ts'

/**
 * The icon of a category: a built-in icon by its key, or an image by its URL. A briefcase if the key is unknown or the
 * image doesn't load.
 */
export function CategoryIcon({ icon, className }: { icon: string | null | undefined; className?: string }) {
  const [broken, setBroken] = useState<string>()
  // A URL contains a slash or a dot; a key contains neither.
  const src = icon && /[/.]/.test(icon) ? fileUrl(icon) : undefined
  if (src !== undefined && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={cx('object-contain', className)}
      />
    )
  }
  // `heart-pulse` is `HeartPulse`.
  const name = icon
    ?.trim()
    .toLowerCase()
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const glyph = forValue(icons, name ?? '') ?? Briefcase
  return createElement(glyph, className ? { className } : {})
}
