import type { QueryClient } from '@tanstack/react-query'
import { forValue } from '../../api/enumeration.ts'
import { notificationsQuery, type Notification, type NotificationType } from '../../api/notifications.ts'
import {
  Bell,
  BriefcaseBusiness,
  CircleCheck,
  CircleX,
  Handshake,
  type LucideIcon,
  MessageSquare,
  UserPlus,
  UserX,
} from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tones.ts'

/** The maximum number of notifications that the server lists (rules 33). */
export const newest = 50

/** The page that a notification links to (product: notifications). */
type NoticePlace =
  | { to: '/jobs/$id' | '/application/$id'; params: { id: string } }
  | { to: '/profile/{-$type}'; params: { type: undefined } }

type Kind = {
  sign: LucideIcon
  place: (id: string) => NoticePlace
  /** The outcome that the type implies, if any. */
  outcome?: { label: string; tone: Tone; icon: LucideIcon }
}

const ofJob = (id: string): NoticePlace => ({ to: '/jobs/$id', params: { id } })
const ofApplication = (id: string): NoticePlace => ({ to: '/application/$id', params: { id } })
const ofProfile = (): NoticePlace => ({ to: '/profile/{-$type}', params: { type: undefined } })

const kinds: Readonly<Record<NotificationType, Kind>> = {
  job_state_changed: { sign: BriefcaseBusiness, place: ofJob },
  job_deleted: { sign: CircleX, place: ofJob, outcome: { label: 'Deleted', tone: 'bad', icon: CircleX } },
  new_job_application: {
    sign: UserPlus,
    place: ofJob,
    outcome: { label: 'New application', tone: 'info', icon: UserPlus },
  },
  job_application_status_changed: { sign: MessageSquare, place: ofApplication },
  employee_request: {
    sign: Handshake,
    place: ofProfile,
    outcome: { label: 'Request', tone: 'info', icon: Handshake },
  },
  employee_request_accepted: {
    sign: Handshake,
    place: ofProfile,
    outcome: { label: 'Accepted', tone: 'good', icon: CircleCheck },
  },
  employee_request_declined: {
    sign: UserX,
    place: ofProfile,
    outcome: { label: 'Declined', tone: 'bad', icon: UserX },
  },
  employee_request_removed: {
    sign: UserX,
    place: ofProfile,
    outcome: { label: 'Ended', tone: 'neutral', icon: UserX },
  },
}

/** Returns a notification's icon, target and outcome. An unknown type has a bell and no target. */
export function appearanceOf({ type, table_id }: Pick<Notification, 'type' | 'table_id'>) {
  const kind = forValue(kinds, type)
  if (!kind) return { sign: Bell, place: undefined, outcome: undefined }
  // Only the user's own profile needs no id.
  const hasTarget = table_id !== undefined || kind.place === ofProfile
  const { sign, outcome } = kind
  return { sign, outcome, place: hasTarget ? kind.place(String(table_id)) : undefined }
}

/**
 * Returns the ids of the newest notification of each type about each job, and of those without a job. Expects the newest
 * first.
 */
export function latestOf(notifications: readonly Notification[]): ReadonlySet<number> {
  const latest = notifications
    .toReversed()
    .map(({ id, type, job }) => [job?.id ? `${type} ${job.id}` : id, id] as const)
  return new Set(new Map(latest).values())
}

/** Prepares the cached list for the next visit: nothing in it is new any more, and it is stale. */
export function markNotificationsStale(client: QueryClient): void {
  client.setQueryData(
    notificationsQuery().queryKey,
    (answer) =>
      answer && {
        ...answer,
        notifications: answer.notifications.map((each) => (each.is_new ? { ...each, is_new: false } : each)),
      },
    { updatedAt: 1 },
  )
}
