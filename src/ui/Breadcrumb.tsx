import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * The way here: `<Breadcrumb items={[<Link to="/">Home</Link>, 'Profile']} />`. Links in order, the page itself last.
 * Give the links `className="link-quiet"`.
 */
export function Breadcrumb({ items, className }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={cx('text-dense text-ink-2 print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-y-1">
        {items.map((item, index) => (
          <li
            key={index}
            aria-current={index === items.length - 1 ? 'page' : undefined}
            className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere not-first:before:mx-2 not-first:before:text-rule-strong not-first:before:content-['/'/'']"
          >
            {item}
          </li>
        ))}
      </ol>
    </nav>
  )
}
