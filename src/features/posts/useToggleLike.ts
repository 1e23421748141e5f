import { useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { call, type Answer } from '../../api/client.ts'
import { useOptimisticToggle } from '../changes/index.ts'

/** Likes or unlikes a post. */
export function useToggleLike(postId: number) {
  const client = useQueryClient()
  return useOptimisticToggle({
    mutationKey: toggleBookmarkMutation.mutationKey,
    // Likes appear only on profile pages, so lists of jobs stay valid.
    meta: { refreshes: [['users', 'single'], ['profile']] },
    send: async () => (await call('bookmarks/toggle', { id: postId, type: 'post' })).is_bookmarked,
    places: [['users', 'single']],
    show: (liked) =>
      client.setQueriesData<Answer<'users/find'>>({ queryKey: ['users', 'single'] }, (answer) =>
        answer?.posts.some(({ id }) => id === postId)
          ? {
              ...answer,
              posts: answer.posts.map((post) =>
                post.id === postId ? { ...post, is_bookmarked: liked } : post,
              ),
            }
          : answer,
      ),
  })
}
