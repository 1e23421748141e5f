import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Says that a list is empty and offers the next action. The title isn't a heading, so no heading level is skipped. */
export function EmptyState({
  title,
  children,
  action,
  className,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={cx('border-y border-rule py-12', className)}>
      <p className="text-lead font-semibold">{title}</p>
      {children && <div className="mt-2 max-w-read text-ink-2">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
