import { Link } from '@tanstack/react-router'
import { type Entry, here } from './navigation.ts'

/** List items with the links of a navigation. */
export function NavLinks({ entries, className }: { entries: readonly Entry[]; className: string }) {
  return entries.map(({ label, link }) => (
    <li key={label}>
      <Link {...link} activeOptions={here} className={className}>
        {label}
      </Link>
    </li>
  ))
}
