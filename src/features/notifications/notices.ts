import type { QueryClient } from '@tanstack/react-query'
import { notificationsQuery, type Notification } from '../../api/notifications.ts'

/** How many the server keeps in view (rules 33). */
export const newest = 50

/** Where a notification leads (spec §2). */
export type NoticePlace =
  | { to: '/jobs/$id' | '/application/$id'; params: { id: string } }
  | { to: '/profile/{-$type}'; params: { type: undefined } }

/** Where a notification leads; nowhere for what the app has no page for. */
export function placeOf({
  type,
  table_id,
}: Pick<Notification, 'type' | 'table_id'>): NoticePlace | undefined {
  const params = { id: String(table_id) }
  switch (type) {
    case 'job_state_changed':
    case 'job_deleted':
    case 'new_job_application':
      return { to: '/jobs/$id', params }
    case 'job_application_status_changed':
      return { to: '/application/$id', params }
    case 'employee_request':
    case 'employee_request_declined':
    case 'employee_request_accepted':
    case 'employee_request_removed':
      return { to: '/profile/{-$type}', params: { type: undefined } }
    default:
      return undefined
  }
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

/** What is kept of an opened list for the next visit: nothing in it is new any more, and it is fetched anew then. */
export function layAside(client: QueryClient): void {
  client.setQueryData(
    notificationsQuery().queryKey,
    (all) => all?.map((each) => (each.is_new ? { ...each, is_new: false } : each)),
    { updatedAt: 1 },
  )
}
