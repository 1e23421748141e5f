import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { call } from '../../api/client.ts'
import type { Answer } from '../../api/client.ts'

/** Likes a post, or takes it back (product: states): shown at once, undone if it fails. */
export function useToggleLike(postId: number) {
  const client = useQueryClient()

  function show(liked: boolean) {
    client.setQueriesData<Answer<'users/find'>>({ queryKey: ['users', 'single'] }, (answer) =>
      answer?.posts.some(({ id }) => id === postId)
        ? {
            ...answer,
            posts: answer.posts.map((post) =>
              post.id === postId ? { ...post, is_bookmarked: liked } : post,
            ),
          }
        : answer,
    )
  }

  const { mutate, isPending, isError } = useMutation({
    mutationKey: toggleBookmarkMutation.mutationKey,
    // A like stands on people's pages only; no list of jobs need be asked for again.
    meta: { refreshes: [['users', 'single'], ['profile']] },
    // The call only switches; what is wanted is for the screen.
    mutationFn: (_wanted: boolean) => call('bookmarks/toggle', { id: postId, type: 'post' }),
    onMutate: async (wanted) => {
      // An answer that is on its way still says how it was.
      await client.cancelQueries({
        queryKey: ['users', 'single'],
        predicate: ({ state }) => state.data !== undefined,
      })
      show(wanted)
    },
    onError: (_error, wanted) => show(!wanted),
    onSuccess: ({ is_bookmarked }) => {
      if (is_bookmarked !== undefined) show(is_bookmarked)
    },
  })

  return {
    /** The last attempt failed; what was changed has been changed back. */
    failed: isError,
    /** A press while the last one is under way does nothing (product: accessibility). */
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
