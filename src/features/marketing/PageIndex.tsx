import { Link } from '@tanstack/react-router'

/** Links to the sections of a long page, shown beside them on wide screens. */
export function PageIndex({
  to,
  sections,
}: {
  to: '/faqs' | '/services'
  sections: readonly { id: string; title: string }[]
}) {
  return (
    <nav
      aria-label="On this page"
      className="border-y border-rule py-3 lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)] lg:self-start lg:border-y-0 lg:border-s lg:py-0 print:hidden"
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={to}
              hash={id}
              activeOptions={{ includeHash: true, exact: true }}
              className="link-quiet -ms-px rounded-none! flex min-h-10 items-center py-1.5 text-dense leading-snug text-ink-2 lg:border-s-2 lg:border-clear lg:ps-4 aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:aria-[current=page]:border-action pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
