import { Link } from '@tanstack/react-router'
import type { Notification } from '../../api/notifications.ts'
import { cx } from '../../ui/cx.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useNow } from '../clock/index.ts'
import { lookOf } from './notices.ts'

/*
 * One arrangement of a row for each width of the list: the time below the text, from 40 rem on at the right.
 */
const rowClass = cx(
  'relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 py-4',
  '@min-[40rem]:grid-cols-[2.5rem_minmax(0,1fr)_9rem]',
)
const timeClass =
  'col-start-2 text-fine text-ink-2 @min-[40rem]:col-start-3 @min-[40rem]:row-start-1 @min-[40rem]:text-end @min-[40rem]:text-dense'

/** A notification as a ruled row. One that leads somewhere leads there as a whole. */
export function NotificationRow({
  notification,
  isFresh,
}: {
  notification: Notification
  /** It was new when the page was opened. */
  isFresh: boolean
}) {
  const now = useNow()
  const { title, content, created_at } = notification
  const { sign: Sign, place } = lookOf(notification)
  return (
    <li className={rowClass}>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-10 place-items-center self-start rounded-md border',
          isFresh ? 'border-transparent bg-action-soft text-action' : 'border-rule text-ink-2',
        )}
      >
        <Sign />
      </span>
      <div className="min-w-0">
        <p className={cx('leading-snug wrap-anywhere', isFresh && 'font-semibold')}>
          {place ? (
            <Link
              {...place}
              className="link-quiet stretched focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        {/* A sentence of the product, whose first word may be a name in any script: it runs as the page does. */}
        <p className="mt-0.5 max-w-[48rem] text-dense wrap-anywhere text-ink-2">{content}</p>
      </div>
      {created_at !== undefined && (
        <p className={timeClass}>
          {/* Above the row's link, so that the pointer finds the exact moment. */}
          <RelativeTime iso={created_at} now={now} tabStop={false} className="relative z-1" />
        </p>
      )}
    </li>
  )
}

/** A row that is loading: as high as the real one. */
export function NotificationRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className="size-10 rounded-md" />
      <div>
        <div className="flex h-5.75 items-center">
          <SkeletonBlock className={cx('h-4', place % 3 === 0 ? 'w-56' : 'w-40')} />
        </div>
        <div className="mt-0.5 flex h-5.5 items-center">
          <SkeletonBlock className={cx('h-3', place % 2 === 0 ? 'w-4/5' : 'w-3/5')} />
        </div>
      </div>
      <div className={cx(timeClass, 'flex h-5 items-center @min-[40rem]:h-5.5 @min-[40rem]:justify-end')}>
        <SkeletonBlock className="h-3 w-20" />
      </div>
    </div>
  )
}
