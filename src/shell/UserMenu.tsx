import { Link } from '@tanstack/react-router'
import { accountType, type User } from '../api/session.ts'
import { useLogout } from '../features/session/index.ts'
import { Badge } from '../ui/Badge.tsx'
import { DisclosureMenu, menuItemClass } from '../ui/DisclosureMenu.tsx'
import { LogOut } from '../ui/Icon.tsx'
import { entriesFor, here, topLinkClass, unreadLabel } from './navigation.ts'
import { userMenu } from './user-menu-links.ts'

/** The menu of the logged-in user: name, unread count, personal pages, Logout (product: navigation). */
export function UserMenu({ user, current }: { user: User; current: boolean }) {
  const logout = useLogout()
  return (
    <DisclosureMenu
      align="end"
      current={current}
      triggerClassName={topLinkClass}
      label={
        <>
          <span className="max-w-26 truncate lg:max-w-40">{user.name}</span>
          <Badge count={user.jobs_notifications} label={unreadLabel} />
        </>
      }
    >
      {entriesFor(userMenu, accountType(user) ?? 'visitor').map(({ label, link, counts }) => (
        <li key={label}>
          <Link {...link} activeOptions={here} className={menuItemClass('justify-between')}>
            <span>{label}</span>
            {counts && <Badge count={user.jobs_notifications} label="unread" />}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-rule pt-2">
        <button type="button" onClick={logout} className={menuItemClass()}>
          <LogOut />
          Logout
        </button>
      </li>
    </DisclosureMenu>
  )
}
