import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callMutation, callSignedIn } from './options.ts'

export type Following = Entity<'Following'>

export const followingsQuery = () =>
  queryOptions({
    queryKey: ['followings'] as const,
    queryFn: ({ signal }) => callSignedIn('followers/fetch', { type: 'recruiter' }, { signal }),
  })

/** Toggles following a recruiter, by the recruiter's id. */
export const toggleFollowMutation = callMutation('followers/toggle')
/** Unfollows by the id of the following (rules 26). */
export const removeFollowingMutation = callMutation('followers/remove')
