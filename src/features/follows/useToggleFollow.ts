import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { call } from '../../api/client.ts'
import { followingsQuery, toggleFollowMutation } from '../../api/follows.ts'

/** What `useToggleFollow` needs to know about a company. */
export interface Followed {
  /** The id of the recruiter's account. */
  id: number
  name: string
  profile_image: string | null
}

/**
 * Follows or unfollows a company. The change appears everywhere at once, and is reverted if the call fails (product:
 * states). A press during a call has no effect (product: accessibility).
 */
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

  const { mutate, isPending, isError } = useMutation({
    mutationKey: toggleFollowMutation.mutationKey,
    meta: toggleFollowMutation.meta,
    // The call only toggles; the wanted state is for the optimistic update.
    mutationFn: (_wanted: boolean) => call('followers/toggle', { id: company.id, type: 'recruiter' }),
    onMutate: async (wanted) => {
      // A pending refetch would bring the old state back.
      const isShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined
      await Promise.all(
        [['jobs', 'single'], followingsQuery().queryKey].map((queryKey) =>
          client.cancelQueries({ queryKey, predicate: isShown }),
        ),
      )
      show(wanted)
    },
    onError: (_error, wanted) => show(!wanted),
  })

  return {
    /** Whether the last call failed and the change was reverted. */
    failed: isError,
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
