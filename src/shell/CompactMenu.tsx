import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import type { User } from '../api/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { menuItemClass } from '../ui/Disclosure.tsx'
import { LogOut, Menu, X } from '../ui/Icon.tsx'
import { iconButtonClass } from '../ui/IconButton.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { LoginLink } from './LoginLink.tsx'
import { entriesFor, headerLinks, here, jobsMenu, userMenu, type Viewer } from './navigation.ts'
import { unreadLabel } from './UserMenu.tsx'
import { useLogout } from './useLogout.ts'

/**
 * The whole navigation behind one button, where the window is too narrow for it. A disclosure: Escape closes it and hands
 * focus back; a press outside, focus leaving and following a link close it (look 11).
 */
export function CompactMenu({
  user,
  viewer,
  className,
}: {
  /** Who is signed in, as soon as that is known. */
  user: User | undefined
  viewer: Viewer
  className: string
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const logout = useLogout()

  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const onClick = ({ target }: MouseEvent) => {
      const followed = target instanceof Element && target.closest('a, button')
      if (followed && panel.current?.contains(followed)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('click', onClick)
    }
  }, [open])

  return (
    <div
      ref={box}
      className={className}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        trigger.current?.focus()
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={iconButtonClass('relative')}
      >
        {open ? <X className="size-6" /> : <Menu className="size-6" />}
        <span className="sr-only">Menu</span>
        {user && (
          <Badge count={user.jobs_notifications} label={unreadLabel} className="absolute -end-1 -top-1" />
        )}
      </button>
      <div
        ref={panel}
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--stuck-top))] overflow-y-auto overscroll-contain border-y border-rule-strong bg-paper py-2"
      >
        <nav aria-label="Main">
          <ul>
            {[...headerLinks.before, ...entriesFor(jobsMenu, viewer), ...headerLinks.after].map(
              ({ label, link }) => (
                <li key={label}>
                  <Link {...link} activeOptions={here} className={rowClass}>
                    {label}
                  </Link>
                </li>
              ),
            )}
          </ul>
          <ul className="mt-2 border-t border-rule pt-2" aria-label={user?.name ?? 'Account'}>
            {user && (
              <li>
                <p className="truncate px-4 py-2 text-dense text-ink-2 sm:px-6">{user.name}</p>
              </li>
            )}
            {viewer === 'visitor' ? (
              <li>
                <LoginLink className={rowClass} />
              </li>
            ) : (
              <>
                {entriesFor(userMenu, viewer).map(({ label, link, counts }) => (
                  <li key={label}>
                    <Link {...link} activeOptions={here} className={rowClass}>
                      {label}
                      {counts && user && <Badge count={user.jobs_notifications} label="unread" />}
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
      </div>
    </div>
  )
}

const rowClass = menuItemClass('min-h-11 sm:px-6')
