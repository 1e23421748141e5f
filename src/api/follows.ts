import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callMutation, callSignedIn } from './options.ts'

/** A followed company. Entries without the company's id are omitted, as the user could neither open nor refollow it. */
export type Following = Entity<'Following'> & { company_id: number }

export const followingsQuery = () =>
  queryOptions({
    queryKey: ['followings'] as const,
    queryFn: async ({ signal }) => {
      const { data } = await callSignedIn('followers/fetch', { type: 'recruiter' }, { signal })
      return data.flatMap(({ company_id, ...rest }): Following[] =>
        company_id === undefined ? [] : [{ ...rest, company_id }],
      )
    },
  })

const refreshes = [['followings'], ['jobs', 'single']] as const

/** Toggles following a recruiter, by the recruiter's id. */
export const toggleFollowMutation = callMutation('followers/toggle', { refreshes })
/** Unfollows by the id of the following (rules 26). */
export const removeFollowingMutation = callMutation('followers/remove', { refreshes })
