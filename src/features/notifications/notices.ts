import type { QueryClient } from '@tanstack/react-query'
import { forValue } from '../../api/enumeration.ts'
import { notificationsQuery, type Notification, type NotificationType } from '../../api/notifications.ts'
import {
  Bell,
  BriefcaseBusiness,
  CircleX,
  Handshake,
  type LucideIcon,
  MessageSquare,
  UserPlus,
  UserX,
} from '../../ui/Icon.tsx'

/** How many the server keeps in view (rules 33). */
export const newest = 50

/** Where a notification leads (product: notifications). */
export type NoticePlace =
  | { to: '/jobs/$id' | '/application/$id'; params: { id: string } }
  | { to: '/profile/{-$type}'; params: { type: undefined } }

const ofJob = (id: string): NoticePlace => ({ to: '/jobs/$id', params: { id } })
const ofApplication = (id: string): NoticePlace => ({ to: '/application/$id', params: { id } })
const ofProfile = (): NoticePlace => ({ to: '/profile/{-$type}', params: { type: undefined } })

/** The sign of each kind, and where it leads. */
const kinds: Readonly<Record<NotificationType, { sign: LucideIcon; place: (id: string) => NoticePlace }>> = {
  job_state_changed: { sign: BriefcaseBusiness, place: ofJob },
  job_deleted: { sign: CircleX, place: ofJob },
  new_job_application: { sign: UserPlus, place: ofJob },
  job_application_status_changed: { sign: MessageSquare, place: ofApplication },
  employee_request: { sign: Handshake, place: ofProfile },
  employee_request_accepted: { sign: Handshake, place: ofProfile },
  employee_request_declined: { sign: UserX, place: ofProfile },
  employee_request_removed: { sign: UserX, place: ofProfile },
}

/** How a notification is shown: a kind that only a newer backend knows leads nowhere. */
export function lookOf({ type, table_id }: Pick<Notification, 'type' | 'table_id'>): {
  sign: LucideIcon
  place: NoticePlace | undefined
} {
  const kind = forValue(kinds, type)
  if (!kind) return { sign: Bell, place: undefined }
  // Only the own profile is found without a number.
  const isFindable = table_id !== undefined || kind.place === ofProfile
  return { sign: kind.sign, place: isFindable ? kind.place(String(table_id)) : undefined }
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
