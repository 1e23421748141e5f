import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { followingsQuery, toggleFollowMutation } from '../../api/follows.ts'
import { callToChange } from '../../api/options.ts'
import { useOptimisticToggle } from '../changes/index.ts'

/** What `useToggleFollow` needs to know about a company. */
export interface Followed {
  /** The id of the recruiter's account. */
  id: number
  name: string
  profile_image: string | null
}

/** Follows or unfollows a company. */
export function useToggleFollow(company: Followed, isFollowing: boolean | undefined) {
  const client = useQueryClient()

  function show(isOn: boolean) {
    client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) =>
      answer?.job.user.id === company.id ? { ...answer, is_following: isOn } : answer,
    )
    client.setQueryData(followingsQuery().queryKey, (known) => {
      const others = known?.data.filter(({ company_id }) => company_id !== company.id)
      // A placeholder until the next answer has the real id. Being negative, it can't clash with another.
      const own = { ...company, id: -company.id, company_id: company.id }
      return known && others && { ...known, data: isOn ? [own, ...others] : others }
    })
  }

  return useOptimisticToggle({
    shown: isFollowing,
    mutationKey: toggleFollowMutation.mutationKey,
    send: async () => {
      await callToChange('followers/toggle', { id: company.id, type: 'recruiter' })
      return undefined
    },
    show,
  })
}
