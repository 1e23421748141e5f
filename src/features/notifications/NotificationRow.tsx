import { Link } from '@tanstack/react-router'
import type { Notification } from '../../api/notifications.ts'
import { cx } from '../../ui/cx.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { ApplicationStatusTag } from '../applications/index.ts'
import { useNow } from '../clock/index.ts'
import { JobStateTag } from '../job/index.ts'
import { appearanceOf } from './notices.ts'

/** A notification as a row. If it has a target, the whole row links to it. */
export function NotificationRow({
  notification,
  isFresh,
  isLatest,
}: {
  notification: Notification
  /** Whether the notification was new when the page was opened. */
  isFresh: boolean
  /** Whether this is the newest notification of its type about its job. Only then is the current status its outcome. */
  isLatest: boolean
}) {
  const now = useNow()
  const { content, created_at, job } = notification
  const { sign: Sign, place } = appearanceOf(notification)
  const title = job?.title || notification.title
  return (
    // The time is below the text or, in lists at least 40rem wide, to the right of it.
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 py-4 not-first:border-t not-first:border-rule @min-[40rem]:grid-cols-[2.5rem_minmax(0,1fr)_9rem]">
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
      <div className="col-start-2 min-w-0">
        <OutcomeTag notification={notification} isLatest={isLatest} />
        <p className={cx('leading-snug wrap-anywhere', isFresh && 'font-semibold')}>
          {place ? (
            <Link
              {...place}
              className="link-quiet stretched focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              <bdi>{title}</bdi>
              {/* A job and an application for it have different pages. */}
              {job?.title && (
                <span className="sr-only">
                  : <bdi>{notification.title}</bdi>
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
        <p className="col-start-2 text-fine text-ink-2 @min-[40rem]:col-start-3 @min-[40rem]:row-start-1 @min-[40rem]:text-end @min-[40rem]:text-dense">
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
