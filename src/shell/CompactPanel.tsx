import { Link } from '@tanstack/react-router'
import type { User } from '../api/session.ts'
import { AccountRetry, useLogout, useSession } from '../features/session/index.ts'
import { Badge } from '../ui/Badge.tsx'
import { menuItemClass } from '../ui/DisclosureMenu.tsx'
import { LogOut } from '../ui/Icon.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { LoginLink } from './LoginLink.tsx'
import { NavLinks } from './NavLinks.tsx'
import { entriesFor, headerLinks, here, jobsMenu, type Viewer } from './navigation.ts'
import { userMenu } from './user-menu-links.ts'

const rowClass = menuItemClass('min-h-11 sm:px-6')

/** The content of the compact menu: navigation, personal pages, login or logout, and theme. */
export function CompactPanel({ user, viewer }: { user: User | undefined; viewer: Viewer }) {
  const logout = useLogout()
  const { status } = useSession()
  return (
    <>
      <nav aria-label="Main">
        <ul>
          <NavLinks
            entries={[...headerLinks.before, ...entriesFor(jobsMenu, viewer), ...headerLinks.after]}
            className={rowClass}
          />
        </ul>
        <ul className="mt-2 border-t border-rule pt-2" aria-label={user?.name ?? 'Account'}>
          {user && (
            <li>
              <p className="truncate px-4 py-2 text-dense text-ink-2 sm:px-6">{user.name}</p>
            </li>
          )}
          {status === 'visitor' && (
            <li>
              <LoginLink className={rowClass} />
            </li>
          )}
          {status === 'failed' && (
            <li>
              <AccountRetry className="flex-wrap gap-y-1 px-4 py-2 sm:px-6" />
            </li>
          )}
          {user && (
            <>
              {entriesFor(userMenu, viewer).map(({ label, link, counts }) => (
                <li key={label}>
                  <Link {...link} activeOptions={here} className={rowClass}>
                    <span>{label}</span>
                    {counts && <Badge count={user.jobs_notifications} label="unread" />}
                  </Link>
                </li>
              ))}
              <li>
                <button type="button" onClick={logout} className={rowClass}>
                  <LogOut />
                  Logout
                </button>
              </li>
            </>
          )}
        </ul>
      </nav>
      <div className="mt-2 border-t border-rule px-4 pt-4 pb-2 sm:px-6">
        <ThemeSwitch />
      </div>
    </>
  )
}
