import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const widths = { page: 'max-w-page', wide: 'max-w-wide', full: '', form: 'max-w-form' }

/** Centres its content within the page's gutters. `page` is at most 1216 px wide, `wide`, for tables, 1440 px, and `form` 544 px. */
export function Container({
  width = 'page',
  children,
  className,
}: {
  width?: keyof typeof widths
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div
      data-wide={width === 'wide' || width === 'full' ? '' : undefined}
      className={cx('mx-auto w-full px-4 sm:px-6 lg:px-8', widths[width], className)}
    >
      {children}
    </div>
  )
}
