import type { QueryClient } from '@tanstack/react-query'
import { notificationsQuery, type Notification, type NotificationType } from '../../api/notifications.ts'

/** How many the server keeps in view (rules 33). */
export const newest = 50

/** Where a notification leads (product: notifications). */
export type NoticePlace =
  | { to: '/jobs/$id' | '/application/$id'; params: { id: string } }
  | { to: '/profile/{-$type}'; params: { type: undefined } }

/** What a notification is about. */
const subjects: Record<NotificationType, 'job' | 'application' | 'profile'> = {
  job_state_changed: 'job',
  job_deleted: 'job',
  new_job_application: 'job',
  job_application_status_changed: 'application',
  employee_request: 'profile',
  employee_request_declined: 'profile',
  employee_request_accepted: 'profile',
  employee_request_removed: 'profile',
}

/** Where a notification leads; nowhere for a type that only a newer backend knows. */
export function placeOf({
  type,
  table_id,
}: Pick<Notification, 'type' | 'table_id'>): NoticePlace | undefined {
  const params = { id: String(table_id) }
  const to: string | undefined = subjects[type]
  if (to === 'job') return { to: '/jobs/$id', params }
  if (to === 'application') return { to: '/application/$id', params }
  if (to === 'profile') return { to: '/profile/{-$type}', params: { type: undefined } }
  return undefined
}

/** Those that were new when the page was opened, and the others, each in the order they came. */
export function splitNew(
  notifications: readonly Notification[],
  fresh: ReadonlySet<number>,
): { fresh: Notification[]; earlier: Notification[] } {
  return {
    fresh: notifications.filter(({ id }) => fresh.has(id)),
    earlier: notifications.filter(({ id }) => !fresh.has(id)),
  }
}

/** An opened list as it is cached for the next visit: nothing in it is new any more, and it is refetched then. */
export function layAside(client: QueryClient): void {
  client.setQueryData(
    notificationsQuery().queryKey,
    (all) => all?.map((each) => (each.is_new ? { ...each, is_new: false } : each)),
    { updatedAt: 1 },
  )
}
