import { Children } from 'react'
import type { ReactNode } from 'react'

/**
 * The path to a page: `<Breadcrumb><Link to="/" className="link-quiet">Home</Link>Profile</Breadcrumb>`. The children
 * are the links in order, then the name of the page itself, which a phone doesn't show: its heading is just below. An
 * empty child is left out.
 */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const items = Children.toArray(children).filter((item) => item !== '')
  return (
    <nav aria-label="Breadcrumb" className="text-dense text-ink-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-y-1 max-sm:[&_li:last-child]:sr-only">
        {Children.map(items, (item, index) => (
          <li
            aria-current={index === items.length - 1 ? 'page' : undefined}
            className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere [&>a]:py-0.5 not-first:before:mx-2 not-first:before:text-rule-strong not-first:before:content-['/'/'']"
          >
            {item}
          </li>
        ))}
      </ol>
    </nav>
  )
}
