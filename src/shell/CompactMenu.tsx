import { useEffect, useId, useRef, useState } from 'react'
import type { User } from '../api/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { Menu, X } from '../ui/Icon.tsx'
import { deferred } from './deferred.ts'
import { topIconClass, unreadLabel, type Viewer } from './navigation.ts'

const CompactPanel = deferred((shell) => shell.CompactPanel)

/**
 * The whole navigation behind one button, where the window is too narrow for it. A disclosure: Escape closes it and hands
 * focus back; a press outside, focus leaving and following a link close it (product: accessibility).
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
        className={topIconClass}
      >
        {open ? <X className="size-6" /> : <Menu className="size-6" />}
        <span className="sr-only">Menu</span>
        {user && (
          <Badge
            count={user.jobs_notifications}
            label={unreadLabel}
            className="absolute -end-1.5 -top-1.5 [box-shadow:0_0_0_2px_var(--paper)]"
          />
        )}
      </button>
      <div
        ref={panel}
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--stuck-top))] overflow-y-auto overscroll-contain border-y border-rule-strong bg-paper py-2"
      >
        <CompactPanel user={user} viewer={viewer} />
      </div>
    </div>
  )
}
