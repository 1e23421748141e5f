import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Star } from './Icon.tsx'

/** The amber tag of featured jobs. Amber means only Featured, so don't use this or its colours for anything else. */
export function Highlight({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-sm bg-featured px-1.5 py-0.5 text-fine font-semibold whitespace-nowrap text-featured-ink forced-colors:border',
        className,
      )}
    >
      <Star className="fill-current" />
      {children}
    </span>
  )
}
