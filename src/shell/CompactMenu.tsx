import type { User } from '../api/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { Menu, X } from '../ui/Icon.tsx'
import { useDisclosure } from '../ui/useDisclosure.ts'
import { deferred } from './deferred.ts'
import { topIconClass, unreadLabel, type Viewer } from './navigation.ts'

const CompactPanel = deferred((shell) => shell.CompactPanel)

/** The navigation behind one button, for narrow windows. */
export function CompactMenu({
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
            className="absolute -end-3 -top-1.5 [box-shadow:0_0_0_2px_var(--paper)]"
          />
        )}
      </button>
      <div
        {...panel}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--stuck-top))] overflow-y-auto overscroll-contain border-y border-rule-strong bg-paper py-2"
      >
        <CompactPanel user={user} viewer={viewer} />
      </div>
    </div>
  )
}
