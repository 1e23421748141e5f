import type { MouseEvent, ReactNode } from 'react'
import { formatCount } from './count.ts'
import { cx } from './cx.ts'
import { ChevronLeft, ChevronRight } from './Icon.tsx'

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
  'inline-flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-md border border-clear px-2 text-dense text-ink no-underline hover:border-rule-strong hover:text-action aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink forced-colors:aria-[current=page]:border-[Highlight] pointer-coarse:min-h-11 pointer-coarse:min-w-11'

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
}: {
  page: number
  pages: number
  /** The total is unknown, so there may be more pages. */
  isOpenEnded?: boolean | undefined
  renderLink: (page: number, props: PageLinkProps) => ReactNode
  label?: string
}) {
  if (!(pages > 1)) return null
  const current = Math.max(1, Math.trunc(page) || 1)
  const previous = Math.min(current - 1, pages)
  const turn = (rel: 'prev' | 'next', to: number, children: ReactNode) => {
    const name = `${rel === 'prev' ? 'Previous' : 'Next'} page, page ${formatCount(to)}`
    const className = cx(square, 'font-semibold')
    return renderLink(to, { activeOptions, rel, 'aria-label': name, className, children })
  }
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 py-4 print:hidden">
      <div className="flex-1">
        {previous >= 1 &&
          turn(
            'prev',
            previous,
            <>
              <ChevronLeft />
              Previous
            </>,
          )}
      </div>
      <p className="text-dense text-ink-2 sm:hidden">
        {isOpenEnded ? `Page ${formatCount(current)}` : `${formatCount(current)} of ${formatCount(pages)}`}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(Math.min(current, pages), pages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className="px-1 text-ink-2">…</span>
            ) : (
              renderLink(entry, {
                activeOptions,
                'aria-label': `Page ${formatCount(entry)}`,
                ...(entry === current && { 'aria-current': 'page' as const }),
                className: square,
                children: formatCount(entry),
              })
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-1 justify-end">
        {current < pages &&
          turn(
            'next',
            current + 1,
            <>
              Next
              <ChevronRight />
            </>,
          )}
      </div>
    </nav>
  )
}

/** Returns the page numbers to show: first, last, current and its neighbours; `null` is a gap. */
export function pageWindow(page: number, pages: number): Array<number | null> {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 3) [2, 3].forEach((n) => wanted.add(n))
  if (page >= pages - 2) [pages - 1, pages - 2].forEach((n) => wanted.add(n))
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1]
    if (before === undefined || n - before === 1) return [n]
    // A gap of one page shows that page instead.
    return n - before === 2 ? [n - 1, n] : [null, n]
  })
}
