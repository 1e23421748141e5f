import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { call } from '../../api/client.ts'
import { bookmarkPlaces, showBookmark } from './bookmark-cache.ts'

/**
 * Bookmarks a job, or takes it back: shown at once wherever the job is, and undone there if the server refuses
 * (product: states). A press while the last one is under way does nothing (product: accessibility).
 */
export function useToggleBookmark(id: number) {
  const client = useQueryClient()

  const show = (bookmarked: boolean) => showBookmark(client, id, bookmarked)

  const { mutate, isPending, isError } = useMutation({
    mutationKey: toggleBookmarkMutation.mutationKey,
    meta: toggleBookmarkMutation.meta,
    // The call only switches; what is wanted is for the screen.
    mutationFn: (_wanted: boolean) => call('bookmarks/toggle', { id, type: 'job' }),
    onMutate: async (wanted) => {
      // An answer that is on its way still says how it was. A list that has nothing to show yet goes on loading.
      const isShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined
      await Promise.all(
        bookmarkPlaces.map((queryKey) => client.cancelQueries({ queryKey, predicate: isShown })),
      )
      show(wanted)
    },
    onError: (_error, wanted) => show(!wanted),
    onSuccess: (answer) => {
      if (answer.is_bookmarked !== undefined) show(answer.is_bookmarked)
    },
  })

  return {
    /** The last attempt failed; what was changed has been changed back. */
    failed: isError,
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
