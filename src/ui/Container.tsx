import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const widths = { page: 'max-w-page', read: 'max-w-read', form: 'max-w-form' }

/** Centres its content within the page's gutters. `page` is at most 1216 px wide, `read` and `form` 544 px. */
export function Container({
  width = 'page',
  children,
  className,
}: {
  width?: keyof typeof widths
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={cx('mx-auto w-full px-4 sm:px-6 lg:px-8', widths[width], className)}>{children}</div>
}
