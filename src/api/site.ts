import { queryOptions } from '@tanstack/react-query'
import { call, type Entity } from './client.ts'
import { callMutation } from './options.ts'

export type Settings = Entity<'Settings'>

/** Currencies, and the settings for card payments, Google login and chat. Fetched only once (product: every page). */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'] as const,
    queryFn: async ({ signal }) => (await call('fetch-settings', undefined, { signal })).settings,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { holds: 'public', changesWith: 'nothing' },
  })

export const sendMessageMutation = callMutation('send-message', {
  successTitle: 'Contact Us',
  changes: 'nothing',
})
export const subscribeMutation = callMutation('subscribe', { successTitle: 'Subscribe', changes: 'nothing' })
