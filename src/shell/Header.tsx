import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { User } from '../api/session.ts'
import { useSession } from '../features/session/index.ts'
import { productName } from '../product.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Container } from '../ui/Container.tsx'
import { cx } from '../ui/cx.ts'
import { DisclosureMenu, menuItemClass } from '../ui/DisclosureMenu.tsx'
import { Menu, Search, SunMoon, X } from '../ui/Icon.tsx'
import { SkeletonBlock } from '../ui/Skeleton.tsx'
import { useDisclosure } from '../ui/useDisclosure.ts'
import { useScrolledPast } from '../ui/useScrolledPast.ts'
import { deferred } from './deferred.ts'
import { LoginLink } from './LoginLink.tsx'
import { NavLinks } from './NavLinks.tsx'
import {
  entriesFor,
  headerLinks,
  here,
  isIn,
  jobsMenu,
  topIconClass,
  topLinkClass,
  unreadLabel,
  type Viewer,
} from './navigation.ts'

const ThemeSwitch = deferred((shell) => shell.ThemeSwitch)
const UserMenu = deferred((shell) => shell.UserMenu)
const CompactPanel = deferred((shell) => shell.CompactPanel)
const AccountRetry = deferred((shell) => shell.AccountRetry)
const nameSkeleton = <SkeletonBlock className="mx-2 h-5 w-28" />

/** Scroll position, in pixels, at which the header has certainly left the window. */
const gone = 200
/** Scroll position, in pixels, from which the header sticks to the top (product: every page). */
const stuck = 300

/**
 * The header of every page. It scrolls away with the page and returns past 300 px, stuck to the top of the window. In
 * between it is hidden unless something in it has keyboard focus.
 */
export function Header() {
  const place = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isGone = useScrolledPast(gone)
  const isStuck = useScrolledPast(stuck)
  const session = useSession()
  const viewer: Viewer = session.role ?? 'visitor'
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    const inFlow = place.current
    const element = bar.current
    if (!inFlow || !element) return
    // The variables are set even before the bar sticks: focused elements scroll into view before it appears, and
    // elements that stick below it must not jump.
    const root = document.documentElement
    const set = (property: string, pixels: number) => {
      // The whole page inherits them, so setting one again costs a new style for each element.
      const known = getComputedStyle(root).getPropertyValue(property)
      if (known !== `${pixels}px`) root.style.setProperty(property, `${pixels}px`)
    }
    const observer = new ResizeObserver(() => {
      set('--stuck-top', element.offsetHeight)
      // A panel docked beside the page moves the page's left edge, and the fixed bar has to follow.
      set('--stuck-left', inFlow.getBoundingClientRect().left)
    })
    observer.observe(inFlow)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--stuck-top')
      root.style.removeProperty('--stuck-left')
    }
  }, [])

  return (
    <header ref={place} className={cx('peer print:hidden', isGone && 'h-(--stuck-top)')}>
      <div
        ref={bar}
        className={cx(
          'border-b border-rule bg-paper',
          isGone
            ? 'fixed top-0 right-0 left-(--stuck-left) z-40 transition-[translate] duration-180 has-focus-visible:translate-y-0'
            : 'relative z-40',
          isGone && !isStuck && '-translate-y-[calc(100%+1px)]',
        )}
      >
        <Container
          // As wide as the page below.
          className="flex in-[:root:has(main_[data-wide])]:max-w-wide min-h-[2.9375rem] flex-wrap items-center gap-1 py-px min-[23rem]:min-h-[3.4375rem] sm:min-h-16 sm:gap-x-2 sm:py-2"
        >
          <Brand />
          <nav aria-label="Main" className="ms-4 max-[900px]:hidden">
            <ul className="flex items-center">
              <NavLinks entries={headerLinks.before} className={topLinkClass} />
              <li>
                <DisclosureMenu
                  label="Jobs"
                  current={isIn('jobs', pathname)}
                  triggerClassName={cx(topLinkClass, 'gap-1')}
                >
                  <NavLinks entries={entriesFor(jobsMenu, viewer)} className={menuItemClass()} />
                </DisclosureMenu>
              </li>
              <NavLinks entries={headerLinks.after} className={topLinkClass} />
            </ul>
          </nav>
          <Link
            to="/search"
            activeOptions={here}
            aria-label="Job search"
            className={cx(topIconClass, 'ms-auto')}
          >
            <Search className="size-5" />
          </Link>
          <div className="flex items-center gap-1 max-[900px]:hidden">
            <DisclosureMenu
              label={<SunMoon />}
              name="Theme"
              align="end"
              chevron={false}
              triggerClassName={topIconClass}
              className="px-4"
            >
              <li>
                <ThemeSwitch />
              </li>
            </DisclosureMenu>
            {session.status === 'visitor' ? (
              <LoginLink className={topLinkClass} />
            ) : session.user ? (
              <UserMenu user={session.user} current={isIn('account', pathname)} fallback={nameSkeleton} />
            ) : session.status === 'failed' ? (
              <AccountRetry className="ps-2" />
            ) : (
              nameSkeleton
            )}
          </div>
          <div className="flex items-center gap-1 sm:gap-2 min-[900px]:ms-1">
            <ButtonLink
              to="/post"
              // Others' pages lead with an action of their own.
              variant={viewer === 'recruiter' ? 'primary' : 'secondary'}
              size="sm"
              className="aria-[current=page]:underline"
            >
              Post A Job
            </ButtonLink>
            <CompactMenu className="min-[900px]:hidden" user={session.user} viewer={viewer} />
          </div>
        </Container>
      </div>
    </header>
  )
}

/** The product's logo and name, linking to the home page. */
function Brand() {
  return (
    <Link
      to="/"
      aria-label={`${productName}, home`}
      className="inline-flex min-h-10 items-center gap-2 rounded-md text-lead leading-none font-[650] tracking-tighter text-ink no-underline hover:text-action"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <rect width="32" height="32" rx="6" className="fill-action" />
        <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-action-ink">
          <path d="M9 25V14A7 7 0 0 1 16 7h8" />
          <path d="M9 25a9 9 0 0 1 9-9h3.5" />
        </g>
      </svg>
      {/* The narrowest phones have room for the logo only; `aria-label` still names the link. */}
      <span className="max-[23rem]:hidden">{productName}</span>
    </Link>
  )
}

/** The navigation behind one button, for narrow windows. */
function CompactMenu({
  user,
  viewer,
  className,
}: {
  /** `undefined` for visitors, and while the account is loading. */
  user: User | undefined
  viewer: Viewer
  className: string
}) {
  const { open, box, trigger, panel } = useDisclosure<HTMLDivElement>()

  return (
    <div {...box} className={className}>
      <button type="button" {...trigger} className={topIconClass}>
        {open ? <X className="size-6" /> : <Menu className="size-6" />}
        <span className="sr-only">Menu</span>
        {user && (
          <Badge
            count={user.jobs_notifications}
            label={unreadLabel}
            className="absolute -end-2 top-0 [box-shadow:0_0_0_2px_var(--color-paper)]"
          />
        )}
      </button>
      <div
        {...panel}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--stuck-top)-var(--foot-height))] overflow-y-auto overscroll-contain border-y border-rule-strong bg-paper py-2"
      >
        {open && <CompactPanel user={user} viewer={viewer} />}
      </div>
    </div>
  )
}
