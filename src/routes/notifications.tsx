import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '../api/notifications.ts'
import { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/notifications')({
  // Fetching notifications marks them as read, but `prefetch` never fetches for a hovered link.
  loader: (visit) => prefetch(visit, notificationsQuery(), 'account'),
  component: NotificationsScreen,
})
