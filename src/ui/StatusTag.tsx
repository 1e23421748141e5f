import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import type { LucideIcon } from './Icon.tsx'
import { toneClass, toneIcon } from './tones.ts'
import type { Tone } from './tones.ts'

/** A status as a word with an icon and a tint. Without a word, it says that the status isn't known. `icon` replaces the tone's icon. */
export function StatusTag({
  tone,
  icon,
  children,
  className,
}: {
  tone: Tone
  icon?: LucideIcon | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const Sign = icon ?? toneIcon[tone]
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-sm border px-1.5 py-0.5 text-fine font-medium sm:whitespace-nowrap',
        tone === 'caution' ? 'border-ink' : 'border-clear',
        toneClass[tone],
        className,
      )}
    >
      <Sign />
      <span>{children === '' ? 'Unknown' : children}</span>
    </span>
  )
}
