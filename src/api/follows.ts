import { queryOptions } from '@tanstack/react-query'
import { callMutation, callSignedIn } from './options.ts'
import type { components } from './schema.gen.ts'

export type Following = components['schemas']['Following']

/** The companies that the job seeker follows. */
export const followingsQuery = () =>
  queryOptions({
    queryKey: ['followings'] as const,
    queryFn: async ({ signal }) =>
      (await callSignedIn('followers/fetch', { type: 'recruiter' }, { signal })).data,
    meta: { personal: true },
  })

const refreshes = [['followings'], ['jobs', 'single']] as const

/** Follows a recruiter, by the recruiter's id; a second time takes it back. */
export const toggleFollowMutation = callMutation('followers/toggle', { refreshes })
/** Unfollows by the following's own id (rules 26). */
export const removeFollowingMutation = callMutation('followers/remove', { refreshes })
