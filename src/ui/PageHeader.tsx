import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * The head of a page: its only `h1`, content above it such as a breadcrumb, an introduction, and the page's actions.
 * The `h1` can take focus after a route change (product: accessibility).
 */
export function PageHeader({
  title,
  id,
  above,
  intro,
  actions,
  className,
}: {
  title: ReactNode
  /** The id of the heading, for a list that it is the heading of. */
  id?: string
  above?: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  return (
    <header
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 sm:pt-12 sm:pb-8',
        className,
      )}
    >
      <div className="min-w-0 grow basis-80">
        {above && <div className="mb-3">{above}</div>}
        <h1 id={id} tabIndex={-1} className="scroll-mt-24 wrap-anywhere">
          {title}
        </h1>
        {intro && <div className="mt-3 max-w-read text-ink-2">{intro}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>}
    </header>
  )
}
