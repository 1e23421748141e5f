import { linkOptions } from '@tanstack/react-router'
import type { AccountType } from '../api/session.ts'

/** What a list of links needs to know of the person. */
export type Viewer = AccountType | 'visitor'

export type Entry = {
  label: string
  /** Where it leads; made by `linkOptions`, which knows the routes. */
  link: { to: string }
  /** Who sees it; everyone where it is absent. */
  for?: readonly AccountType[]
}

/** The entries of a list that are meant for this person. */
export function entriesFor<E extends Entry>(entries: readonly E[], viewer: Viewer): E[] {
  return entries.filter((entry) => !entry.for || (viewer !== 'visitor' && entry.for.includes(viewer)))
}

/** A link is marked as the current page on its own page only, whatever the search says. */
export const here = { exact: true, includeSearch: false }

/** The look of what stands in the header's line: a link, or the button of a menu. */
export const topLinkClass =
  'inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-md px-3 text-dense font-medium text-ink no-underline hover:text-action aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 pointer-coarse:min-h-11'

/** The look of a button of the header that shows an icon only. Written out, as `IconButton` would bring the tooltips along. */
export const topIconClass =
  'relative inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-md text-ink hover:bg-raised hover:text-action pointer-coarse:size-11'

/** What the badge at the person's name counts, for assistive technology. */
export const unreadLabel = 'unread notifications'

// Every link of the header stands here, once per place (product: navigation); what comes after the first
// page is in `user-menu-links.ts` and `footer-links.ts`. A route that comes to exist gets its line in one of them.

/** The header's links, in two parts: what stands before and after the Jobs menu. */
export const headerLinks = {
  before: [
    { label: 'Home', link: linkOptions({ to: '/' }) },
    { label: 'About', link: linkOptions({ to: '/about' }) },
  ],
  after: [{ label: 'Contact', link: linkOptions({ to: '/contact' }) }],
} satisfies Record<string, readonly Entry[]>

/** The Jobs menu. */
export const jobsMenu = [
  { label: 'All jobs', link: linkOptions({ to: '/jobs' }) },
  { label: 'My applications', link: linkOptions({ to: '/my-applied' }), for: ['job_seeker'] },
  { label: 'My jobs', link: linkOptions({ to: '/my' }), for: ['recruiter'] },
] satisfies readonly Entry[]
