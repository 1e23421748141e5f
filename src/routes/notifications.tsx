import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '../api/notifications.ts'
import { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/notifications')({
  // Fetching notifications marks them as read, but `prefetch` never fetches for a hovered link.
  loader: (visit) =>
    knownRole(visit.context.queryClient) ? prefetch(visit, notificationsQuery()) : undefined,
  component: NotificationsScreen,
})
