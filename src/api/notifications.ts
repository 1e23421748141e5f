import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callSignedIn } from './options.ts'
import type { components } from './schema.gen.ts'
import { meQuery, updateUser } from './session.ts'
import { token } from './token.ts'

export type Notification = Entity<'Notification'>
export type NotificationType = components['schemas']['NotificationType']

/** The newest notifications. Fetching them resets the unread count on the server and in the menu (rules 33). */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'] as const,
    // Leaving the page doesn't cancel the request: the server may already have reset its count.
    queryFn: async ({ client, queryKey }) => {
      const asked = token.get()
      const answer = await callSignedIn('notifications/fetch', { type: 'job' })
      if (token.get() !== asked) return answer
      const shown = client.getQueryData<typeof answer>(queryKey)?.notifications ?? []
      const marked = new Set(shown.filter(({ is_new }) => is_new).map(({ id }) => id))
      const isNew = ({ id, is_new }: Notification) => marked.has(id) || is_new
      // If more were unread than are listed, the server may have marked only these as read.
      const unread = client.getQueryData(meQuery().queryKey)?.jobs_notifications
      const isAll = unread !== undefined && answer.notifications.filter(isNew).length >= unread
      updateUser(client, { jobs_notifications: isAll ? 0 : undefined })
      // The server reports a notification as new only once, perhaps to a request that another has replaced since.
      return client.setQueryData<typeof answer>(queryKey, {
        ...answer,
        notifications: answer.notifications.map((each) => ({ ...each, is_new: isNew(each) })),
      })
    },
    // A refetch would return every notification as read, but new ones must stay marked while the page is open.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // On a slow device, the screen may render long after its loader has run; a second request would clear the marks.
    staleTime: 10_000,
    meta: { changesWith: 'nothing' },
  })
