import { useQueryClient } from '@tanstack/react-query'
import { call, type Answer } from '../../api/client.ts'
import { followingsQuery, toggleFollowMutation } from '../../api/follows.ts'
import { useOptimisticToggle } from '../changes/index.ts'

/** What `useToggleFollow` needs to know about a company. */
export interface Followed {
  /** The id of the recruiter's account. */
  id: number
  name: string
  profile_image: string | null
}

/** Follows or unfollows a company. */
export function useToggleFollow(company: Followed) {
  const client = useQueryClient()

  function show(isFollowing: boolean) {
    client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) =>
      answer?.job.user.id === company.id ? { ...answer, is_following: isFollowing } : answer,
    )
    client.setQueryData(followingsQuery().queryKey, (known) => {
      const others = known?.filter(({ company_id }) => company_id !== company.id)
      // A placeholder until the next answer has the real id. Being negative, it can't clash with another.
      return others && isFollowing
        ? [{ ...company, id: -company.id, company_id: company.id }, ...others]
        : others
    })
  }

  return useOptimisticToggle({
    mutationKey: toggleFollowMutation.mutationKey,
    meta: toggleFollowMutation.meta,
    send: async () => {
      await call('followers/toggle', { id: company.id, type: 'recruiter' })
      return undefined
    },
    places: [['jobs', 'single'], followingsQuery().queryKey],
    show,
  })
}
