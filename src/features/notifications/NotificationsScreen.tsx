import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notificationsQuery, type Notification } from '../../api/notifications.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { formatCount } from '../../ui/count.ts'
import { dashes } from '../../ui/dashes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { List, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useSession } from '../session/index.ts'
import { latestOf, markNotificationsStale, newest } from './notices.ts'
import { NotificationRow } from './NotificationRow.tsx'

const sample: Notification = {
  id: 0,
  type: 'job_application_status_changed',
  status: dashes(8),
  table_id: 0,
  title: dashes(24),
  content: dashes(48),
  created_at: dashes(10),
}

/** The user's notifications (product: notifications). Opening the page marks all as read (rules 33). */
export function NotificationsScreen() {
  return (
    <Container className="pb-16">
      <PageHeader title="Notifications" />
      <RequireRole purpose="to see your notifications">
        {(isWaiting) => <Notifications isWaiting={isWaiting} />}
      </RequireRole>
    </Container>
  )
}

function Notifications({ isWaiting }: { isWaiting: boolean }) {
  const client = useQueryClient()
  const query = useSteadyQuery({ ...notificationsQuery(), enabled: !isWaiting })
  const { isError } = query
  const data = query.data?.notifications
  // A refetch no longer reports these notifications as new, so their ids are kept while the page is open.
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const unmarked = data?.filter(({ id, is_new }) => is_new && !marked.has(id)) ?? []
  if (unmarked.length > 0) setMarked(new Set([...marked, ...unmarked.map(({ id }) => id)]))
  useEffect(() => (isWaiting ? undefined : () => markNotificationsStale(client)), [isWaiting, client])
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
      sample={sample}
      count={8}
      empty={<Nothing />}
    >
      {(all) => {
        const fresh = all.filter(({ id }) => marked.has(id))
        const earlier = all.filter(({ id }) => !marked.has(id))
        const latest = latestOf(all)
        const isCut = earlier.length === 0 && (all.length >= newest || query.data?.omitted !== undefined)
        return (
          <div className="flex flex-col gap-10">
            {fresh.length > 0 && (
              <Group
                title="New"
                notifications={fresh}
                latest={latest}
                count={formatCount(fresh.length) + (isCut ? ' or more' : '')}
              />
            )}
            {earlier.length > 0 && (
              <Group
                // A backend may not say which are new.
                title={all.some(({ is_new }) => is_new !== undefined) ? 'Earlier' : 'All'}
                notifications={earlier}
                latest={latest}
              />
            )}
            {all.length >= newest && (
              <p className="-mt-4 text-dense text-ink-2">
                {`Only your newest ${formatCount(all.length)} notifications appear here.`}
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
  count,
}: {
  title: 'New' | 'Earlier' | 'All'
  notifications: readonly Notification[]
  /** The ids of the newest notification of each type about each job. */
  latest: ReadonlySet<number>
  /** How many new ones there are, in words. */
  count?: string
}) {
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 w-fit text-lead">
        {title}
        {count && <span className="ms-2 font-normal text-ink-2">{count}</span>}
      </h2>
      <ul aria-labelledby={title} className="@container border-y border-rule">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isFresh={count !== undefined}
            isLatest={latest.has(notification.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  const isRecruiter = useSession().role === 'recruiter'
  return (
    <EmptyState
      title="No notifications yet."
      action={
        <>
          <ButtonLink to={isRecruiter ? '/post' : '/search'} variant="primary">
            {isRecruiter ? 'Post a job' : 'Search jobs'}
          </ButtonLink>
          {isRecruiter && <ButtonLink to="/my">Go to my jobs</ButtonLink>}
        </>
      }
    >
      {isRecruiter
        ? 'We’ll let you know here when your job is approved and when somebody applies.'
        : 'We’ll let you know here when a company updates one of your applications.'}
    </EmptyState>
  )
}
