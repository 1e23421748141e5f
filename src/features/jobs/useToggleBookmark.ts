import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { withBookmark } from './bookmark-cache.ts'

/** The beginnings of the keys of every answer that shows jobs. */
const places = [['jobs'], ['home']] as const

/**
 * Bookmarks a job, or takes it back: shown at once wherever the job is, and undone there if the server refuses (spec §4).
 * A press while the last one is under way does nothing (look 6).
 */
export function useToggleBookmark(id: number) {
  const client = useQueryClient()

  function show(bookmarked: boolean) {
    for (const queryKey of places) {
      client.setQueriesData<unknown>({ queryKey }, (answer: unknown) => withBookmark(answer, id, bookmarked))
    }
  }

  const { mutate, isPending, isError } = useMutation({
    mutationKey: ['bookmarks/toggle', id],
    mutationFn: toggleBookmarkMutation.mutationFn,
    meta: toggleBookmarkMutation.meta,
    onMutate: async () => {
      // An answer that is on its way still says how it was. A list that has nothing to show yet goes on loading.
      const isShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined
      await Promise.all(
        places.map((queryKey) => client.cancelQueries({ queryKey, predicate: isShown })),
      )
    },
    onSuccess: (answer) => {
      // The call only switches: how it stands now is the server's to say.
      if (answer.is_bookmarked !== undefined) show(answer.is_bookmarked)
    },
  })

  return {
    /** The last attempt failed; what was changed has been changed back. */
    failed: isError,
    toggle: (bookmarked: boolean) => {
      if (isPending) return
      show(bookmarked)
      mutate({ id, type: 'job' }, { onError: () => show(!bookmarked) })
    },
  }
}
