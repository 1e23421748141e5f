import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notificationsQuery, type Notification } from '../../api/notifications.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { List, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useSession } from '../session/index.ts'
import { groupByJob, markNotificationsStale, newest, splitNew } from './notices.ts'
import { NotificationRow, NotificationRowSkeleton } from './NotificationRow.tsx'

const listClass = '@container border-y border-rule'

/** The user's notifications (product: notifications). Opening the page marks all as read (rules 33). */
export function NotificationsScreen() {
  return (
    <Container className="pb-16">
      <PageHeader title="Notifications" />
      <RequireRole purpose="to see your notifications" loading={<NotificationsSkeleton />}>
        <Notifications />
      </RequireRole>
    </Container>
  )
}

function Notifications() {
  const client = useQueryClient()
  const query = useSteadyQuery(notificationsQuery())
  const { isError } = query
  const data = query.data?.notifications
  // A refetch no longer reports these notifications as new, so their ids are kept while the page is open.
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const unmarked = data?.filter(({ id, is_new }) => is_new && !marked.has(id)) ?? []
  if (unmarked.length > 0) setMarked(new Set([...marked, ...unmarked.map(({ id }) => id)]))
  useEffect(() => () => markNotificationsStale(client), [client])
  // An unread count above zero means that the list lacks new notifications (rules 33).
  const { refetch, isFetching } = query
  const hasMore =
    (useSession().user?.jobs_notifications ?? 0) > 0 && data !== undefined && !isError && !isFetching
  useEffect(() => {
    if (hasMore) void refetch()
  }, [hasMore, refetch])

  return (
    <List
      query={query}
      rows={data}
      field="notifications"
      of="your notifications"
      placeholder={<NotificationsSkeleton />}
      empty={<Nothing />}
    >
      {(all) => {
        const { fresh, earlier } = splitNew(all, marked)
        const latest = new Set(groupByJob(all).flatMap(latestOfEachType))
        return (
          <div className="flex flex-col gap-10">
            {fresh.length > 0 && <Group title="New" notifications={fresh} latest={latest} isFresh />}
            {earlier.length > 0 && <Group title="Earlier" notifications={earlier} latest={latest} />}
            {all.length >= newest && (
              <p className="-mt-4 text-dense text-ink-2">
                Only your newest {newest} notifications appear here.
              </p>
            )}
          </div>
        )
      }}
    </List>
  )
}

function Group({
  title,
  notifications,
  latest,
  isFresh = false,
}: {
  title: 'New' | 'Earlier'
  notifications: readonly Notification[]
  /** The ids of the newest notification of each type about each job. */
  latest: ReadonlySet<number>
  isFresh?: boolean
}) {
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 text-lead">
        {title}
        {isFresh && <span className="ms-2 font-normal text-ink-2">{notifications.length}</span>}
      </h2>
      <ul aria-labelledby={title} className={listClass}>
        {groupByJob(notifications).flatMap((group) =>
          group.map((notification, at) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isFresh={isFresh}
              isFirst={at === 0}
              isLatest={latest.has(notification.id)}
            />
          )),
        )}
      </ul>
    </section>
  )
}

/** Returns the id of the newest notification of each type. Expects the newest first. */
function latestOfEachType(notifications: readonly Notification[]): number[] {
  const types = notifications.map(({ type }) => type)
  return notifications.filter(({ type }, at) => types.indexOf(type) === at).map(({ id }) => id)
}

function Nothing() {
  const { role } = useSession()
  return role === 'recruiter' ? (
    <EmptyState
      title="No notifications yet."
      action={
        <>
          <Link to="/post" className={buttonClass({ variant: 'primary' })}>
            Post a job
          </Link>
          <Link to="/my" className={buttonClass()}>
            Go to my jobs
          </Link>
        </>
      }
    >
      We’ll let you know here when your job is approved and when somebody applies.
    </EmptyState>
  ) : (
    <EmptyState
      title="No notifications yet."
      action={
        <Link to="/search" className={buttonClass({ variant: 'primary' })}>
          Search jobs
        </Link>
      }
    >
      We’ll let you know here when a company updates one of your applications.
    </EmptyState>
  )
}

function NotificationsSkeleton() {
  return (
    <Loading label="Loading your notifications">
      <div className="mb-4 flex h-7 items-center">
        <SkeletonBlock className="h-5 w-20" />
      </div>
      <div className={cx(listClass, 'divide-y divide-rule')}>
        {Array.from({ length: 8 }, (_, place) => (
          <NotificationRowSkeleton key={place} place={place} />
        ))}
      </div>
    </Loading>
  )
}
