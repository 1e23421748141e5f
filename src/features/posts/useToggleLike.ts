import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { call } from '../../api/client.ts'
import type { Answer } from '../../api/client.ts'

/** Likes or unlikes a post. The change appears at once, and is reverted if the call fails (product: states). */
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
    // Likes appear only on profile pages, so lists of jobs stay valid.
    meta: { refreshes: [['users', 'single'], ['profile']] },
    // The call only toggles; the wanted state is for the optimistic update.
    mutationFn: (_wanted: boolean) => call('bookmarks/toggle', { id: postId, type: 'post' }),
    onMutate: async (wanted) => {
      // A profile requested before the change would show the old state.
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
    /** Whether the last attempt failed and was reverted. */
    failed: isError,
    /** Ignored while the previous toggle is in progress (product: accessibility). */
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
