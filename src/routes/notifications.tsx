import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '../api/notifications.ts'
import { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/notifications')({
  // Fetching marks them as read; `prefetch` never fetches for a hovered link.
  loader: (visit) =>
    knownRole(visit.context.queryClient) ? prefetch(visit, notificationsQuery()) : undefined,
  component: NotificationsScreen,
})
