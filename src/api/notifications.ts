import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callSignedIn } from './options.ts'
import type { components } from './schema.gen.ts'
import { updateUser } from './session.ts'

export type Notification = Entity<'Notification'>
export type NotificationType = components['schemas']['NotificationType']

/** The newest notifications. Fetching them resets the unread count, on the server and in the menu (rules 33). */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'] as const,
    queryFn: async ({ signal, client }) => {
      const { notifications } = await callSignedIn('notifications/fetch', { type: 'job' }, { signal })
      updateUser(client, { jobs_notifications: 0 })
      return notifications
    },
    // Fetched again they are no longer new: the marks must last for as long as the page is open.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // On a slow device a screen may come long after its loader; asking once more would take the marks away.
    staleTime: 10_000,
    meta: { personal: true },
  })
