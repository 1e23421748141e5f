import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Star } from './Icon.tsx'

/** The amber mark for Featured. Amber means nothing else, so nothing else may use this component or its colours. */
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
