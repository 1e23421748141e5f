import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notificationsQuery, type Notification } from '../../api/notifications.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useSession } from '../session/index.ts'
import { layAside, newest, splitNew } from './notices.ts'
import { NotificationRow, NotificationRowSkeleton } from './NotificationRow.tsx'

const listClass = '@container divide-y divide-rule border-y border-rule'

/** The notifications of who is signed in (product: notifications). Opening them marks all as read (rules 33). */
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
  const { data, isError } = query
  // Fetched again they are new no longer; the marks last for as long as the page is open.
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const unmarked = data?.filter(({ id, is_new }) => is_new && !marked.has(id)) ?? []
  if (unmarked.length > 0) setMarked(new Set([...marked, ...unmarked.map(({ id }) => id)]))
  useEffect(() => () => layAside(client), [client])
  // What comes in while the page is open: the menu tells that there is more, so the list has it too (rules 33).
  const { refetch, isFetching } = query
  const hasMore =
    (useSession().user?.jobs_notifications ?? 0) > 0 && data !== undefined && !isError && !isFetching
  useEffect(() => {
    if (hasMore) void refetch()
  }, [hasMore, refetch])

  if (!data) {
    return isError ? (
      <LoadFailure title="Your notifications could not be loaded." query={query} />
    ) : (
      <NotificationsSkeleton />
    )
  }
  if (data.length === 0) return <Nothing />
  const { fresh, earlier } = splitNew(data, marked)
  return (
    <div className="flex flex-col gap-10">
      {fresh.length > 0 && <Group title="New" notifications={fresh} isFresh />}
      {earlier.length > 0 && <Group title="Earlier" notifications={earlier} />}
      {data.length >= newest && (
        <p className="-mt-4 text-dense text-ink-2">These are your newest {newest} notifications.</p>
      )}
    </div>
  )
}

function Group({
  title,
  notifications,
  isFresh = false,
}: {
  title: 'New' | 'Earlier'
  notifications: readonly Notification[]
  isFresh?: boolean
}) {
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 text-lead">
        {title}
        {isFresh && <span className="ms-2 font-normal text-ink-2">{notifications.length}</span>}
      </h2>
      <ul aria-labelledby={title} className={listClass}>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} isFresh={isFresh} />
        ))}
      </ul>
    </section>
  )
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
      You hear here when a job of yours is approved, and when somebody applies for it.
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
      You hear here when a company answers one of your applications.
    </EmptyState>
  )
}

function NotificationsSkeleton() {
  return (
    <Loading label="Loading your notifications">
      <div className="mb-4 flex h-7 items-center">
        <SkeletonBlock className="h-5 w-20" />
      </div>
      <div className={listClass}>
        {Array.from({ length: 8 }, (_, place) => (
          <NotificationRowSkeleton key={place} place={place} />
        ))}
      </div>
    </Loading>
  )
}
