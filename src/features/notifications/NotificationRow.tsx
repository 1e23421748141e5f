import { Link } from '@tanstack/react-router'
import type { Notification } from '../../api/notifications.ts'
import { cx } from '../../ui/cx.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { ApplicationStatusTag } from '../applications/index.ts'
import { useNow } from '../clock/index.ts'
import { JobStateTag } from '../job/index.ts'
import { appearanceOf } from './notices.ts'

/* The time is below the text or, in lists at least 40rem wide, to the right of it. */
const rowClass = cx(
  'relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 pt-4 pb-4',
  '@min-[40rem]:grid-cols-[2.5rem_minmax(0,1fr)_9rem]',
)
const timeClass =
  'col-start-2 text-fine text-ink-2 @min-[40rem]:col-start-3 @min-[40rem]:row-start-1 @min-[40rem]:text-end @min-[40rem]:text-dense'

/** A notification as a row. If it has a target, the whole row links to it. */
export function NotificationRow({
  notification,
  isFresh,
  isFirst,
  isLatest,
}: {
  notification: Notification
  /** Whether the notification was new when the page was opened. */
  isFresh: boolean
  /** Whether this is the newest of its group. Only its row shows an icon, an outcome and the job's title. */
  isFirst: boolean
  /** Whether this is the newest notification of its type about its job. Only then is the current status its outcome. */
  isLatest: boolean
}) {
  const now = useNow()
  const { content, created_at, job } = notification
  const { sign: Sign, place } = appearanceOf(notification)
  const title = (isFirst && job?.title) || notification.title
  return (
    <li className={cx(rowClass, isFirst ? 'not-first:border-t not-first:border-rule' : '-mt-2')}>
      {isFirst && (
        <span
          aria-hidden="true"
          className={cx(
            'grid size-10 place-items-center self-start rounded-md border',
            isFresh
              ? 'border-clear bg-action-soft text-action forced-colors:border-[Highlight]'
              : 'border-rule text-ink-2',
          )}
        >
          <Sign />
        </span>
      )}
      <div className="col-start-2 min-w-0">
        {isFirst && <OutcomeTag notification={notification} isLatest={isLatest} />}
        <p
          className={cx(
            'leading-snug wrap-anywhere',
            !isFirst && 'text-dense',
            isFirst && isFresh && 'font-semibold',
          )}
        >
          {place ? (
            <Link
              {...place}
              className="link-quiet stretched focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              <bdi>{title}</bdi>
              {!isFirst && job?.title && (
                <span className="sr-only">
                  : <bdi>{job.title}</bdi>
                </span>
              )}
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        {/* With `dir="auto"`, a name in another script at the start would turn the whole sentence. */}
        <p className="mt-0.5 max-w-[48rem] text-dense wrap-anywhere text-ink-2">{content}</p>
      </div>
      {created_at !== undefined && (
        <p className={timeClass}>
          {/* Above the row's link, so that hovering shows the exact time. */}
          <RelativeTime iso={created_at} now={now} tabStop={false} className="relative z-1" />
        </p>
      )}
    </li>
  )
}

/** Shows the outcome that the type implies, else the current status if the notification is the latest. */
function OutcomeTag({ notification, isLatest }: { notification: Notification; isLatest: boolean }) {
  const { type, status } = notification
  const { outcome } = appearanceOf(notification)
  if (outcome) {
    return (
      <p className="mb-1">
        <StatusTag tone={outcome.tone} icon={outcome.icon}>
          {outcome.label}
        </StatusTag>
      </p>
    )
  }
  if (!status || !isLatest) return null
  return (
    <p className="mb-1">
      {type === 'job_state_changed' ? (
        <JobStateTag state={status} />
      ) : (
        <ApplicationStatusTag status={status} />
      )}
    </p>
  )
}

/** A skeleton of a row, with the same height. */
export function NotificationRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className="size-10 rounded-md" />
      <div>
        <SkeletonBlock className="mb-1 h-6 w-28" />
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
