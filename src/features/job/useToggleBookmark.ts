import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { call } from '../../api/client.ts'
import { bookmarkPlaces, showBookmark } from './bookmark-cache.ts'

/**
 * Adds or removes a job's bookmark. The change shows everywhere at once and is reverted if the call fails (product:
 * states). A press during a call has no effect (product: accessibility).
 */
export function useToggleBookmark(id: number) {
  const client = useQueryClient()

  const show = (bookmarked: boolean) => showBookmark(client, id, bookmarked)

  const { mutate, isPending, isError } = useMutation({
    mutationKey: toggleBookmarkMutation.mutationKey,
    meta: toggleBookmarkMutation.meta,
    // The call only toggles; `_wanted` is for the optimistic update.
    mutationFn: (_wanted: boolean) => call('bookmarks/toggle', { id, type: 'job' }),
    onMutate: async (wanted) => {
      // A pending refetch would restore the old state. Initial loads continue, so that their screens don't stay empty.
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
    /** Whether the last call failed, so that the change was reverted. */
    failed: isError,
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
