import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { call } from '../../api/client.ts'
import { followingsQuery, toggleFollowMutation } from '../../api/follows.ts'

/** A company as far as following it is concerned. */
export interface Followed {
  /** The recruiter's account. */
  id: number
  name: string
  profile_image: string | null
}

/**
 * Follows a company, or takes it back: shown at once wherever it is told, and undone there if it fails
 * (product: states). A press while the last one is under way does nothing (product: accessibility).
 */
export function useToggleFollow(company: Followed) {
  const client = useQueryClient()

  function show(isFollowing: boolean) {
    client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) =>
      answer?.job.user.id === company.id ? { ...answer, is_following: isFollowing } : answer,
    )
    client.setQueryData(followingsQuery().queryKey, (known) => {
      const others = known?.filter(({ company_id }) => company_id !== company.id)
      // The row's own id comes with the next answer; until then it only has to differ from the others'.
      return others && isFollowing
        ? [{ ...company, id: -company.id, company_id: company.id }, ...others]
        : others
    })
  }

  const { mutate, isPending, isError } = useMutation({
    mutationKey: toggleFollowMutation.mutationKey,
    meta: toggleFollowMutation.meta,
    // The call only switches; what is wanted is for the screen.
    mutationFn: (_wanted: boolean) => call('followers/toggle', { id: company.id, type: 'recruiter' }),
    onMutate: async (wanted) => {
      // An answer that is on its way still says how it was.
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
    /** The last attempt failed; what was changed has been changed back. */
    failed: isError,
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
