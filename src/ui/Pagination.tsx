import type { MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronLeft, ChevronRight } from './Icon.tsx'
import { pageWindow } from './page-window.ts'

export type PageLinkProps = {
  className: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
  rel?: 'prev' | 'next'
  /** Without this, the router marks the link to the first page as current on every page. */
  activeOptions: { exact: true }
  resetScroll?: false
  onClick?: (event: MouseEvent) => void
}

const activeOptions = { exact: true } as const

const square =
  'inline-flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-md border border-transparent px-2 text-dense text-ink no-underline hover:border-rule-strong hover:text-action aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/**
 * Links to the pages of a list; nothing for a single page. On phones, "3 of 12" replaces the numbers. `renderLink`
 * returns a router's link: `(page, props) => <Link to="." search={(s) => ({ ...s, page })} {...props} />`.
 */
export function Pagination({
  page,
  pages,
  isOpenEnded = false,
  renderLink,
  label = 'Pages',
  className,
}: {
  page: number
  pages: number
  /** The total is unknown, so there may be more pages. */
  isOpenEnded?: boolean | undefined
  renderLink: (page: number, props: PageLinkProps) => ReactNode
  label?: string
  className?: string
}) {
  if (!(pages > 1)) return null
  const current = Math.max(1, Math.trunc(page) || 1)
  const previous = Math.min(current - 1, pages)
  return (
    <nav
      aria-label={label}
      className={cx('flex flex-wrap items-center justify-between gap-2 py-4 print:hidden', className)}
    >
      <div className="flex-1">
        {previous >= 1 &&
          renderLink(previous, {
            activeOptions,
            rel: 'prev',
            'aria-label': `Previous page, page ${previous}`,
            className: cx(square, 'font-semibold'),
            children: (
              <>
                <ChevronLeft />
                Previous
              </>
            ),
          })}
      </div>
      <p className="text-dense text-ink-2 sm:hidden">
        {isOpenEnded ? `Page ${current}` : `${current} of ${pages}`}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(Math.min(current, pages), pages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className="px-1 text-ink-2">…</span>
            ) : (
              renderLink(entry, {
                activeOptions,
                'aria-label': `Page ${entry}`,
                ...(entry === current && { 'aria-current': 'page' as const }),
                className: square,
                children: entry,
              })
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-1 justify-end">
        {current < pages &&
          renderLink(current + 1, {
            activeOptions,
            rel: 'next',
            'aria-label': `Next page, page ${current + 1}`,
            className: cx(square, 'font-semibold'),
            children: (
              <>
                Next
                <ChevronRight />
              </>
            ),
          })}
      </div>
    </nav>
  )
}
