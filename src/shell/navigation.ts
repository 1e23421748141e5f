import { linkOptions } from '@tanstack/react-router'
import type { AccountType } from '../api/session.ts'

/** The audience of a list of links: an account type, or visitors. */
export type Viewer = AccountType | 'visitor'

export type Entry = {
  label: string
  /** The target, made by `linkOptions`, which checks the route. */
  link: { to: string }
  /** The account types that see the entry; everyone if absent. */
  for?: readonly AccountType[]
}

/** Returns the entries that a viewer sees. */
export function entriesFor<E extends Entry>(entries: readonly E[], viewer: Viewer): E[] {
  return entries.filter((entry) => !entry.for || (viewer !== 'visitor' && entry.for.includes(viewer)))
}

/** Marks a link as current on its own page, whatever the search parameters, but not on pages below it. */
export const here = { exact: true, includeSearch: false }

/** Underlines the link to the current page, and the button of the menu that contains it. */
const currentClass =
  'relative [&[aria-current]]:after:absolute [&[aria-current]]:after:inset-x-3 [&[aria-current]]:after:bottom-1 [&[aria-current]]:after:border-b-2'

export const topLinkClass = `${currentClass} inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-md px-3 text-dense font-medium text-ink no-underline hover:text-action pointer-coarse:min-h-11`

/** Classes of an icon button in the header. Replaces `IconButton`, whose tooltips would add to the first chunk. */
export const topIconClass = `${currentClass} inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-md text-ink no-underline hover:bg-raised hover:text-action pointer-coarse:size-11`

/** What the badge on a menu button counts, for assistive technology. */
export const unreadLabel = 'unread notifications'

// Links of the header (product: navigation). Links that load after the first page are in `user-menu-links.ts` and
// `Footer.tsx`.

/** The header's links on either side of the Jobs menu. */
export const headerLinks = {
  before: [
    { label: 'Home', link: linkOptions({ to: '/' }) },
    { label: 'About', link: linkOptions({ to: '/about' }) },
  ],
  after: [{ label: 'Contact', link: linkOptions({ to: '/contact' }) }],
} satisfies Record<string, readonly Entry[]>

/** The menus of the header, each with the first path segments of its pages. */
const sections = {
  jobs: ['jobs', 'my', 'my-applied', 'application'],
  account: ['profile', 'notifications', 'cv-manager', 'bookmarks', 'followings'],
}

/** Returns whether the page at a path belongs to a menu of the header. `pathname` excludes the base path. */
export function isIn(section: keyof typeof sections, pathname: string): boolean {
  return sections[section].includes(pathname.split('/')[1] ?? '')
}

export const jobsMenu = [
  { label: 'All jobs', link: linkOptions({ to: '/jobs' }) },
  { label: 'My applications', link: linkOptions({ to: '/my-applied' }), for: ['job_seeker'] },
  { label: 'My jobs', link: linkOptions({ to: '/my' }), for: ['recruiter'] },
] satisfies readonly Entry[]
