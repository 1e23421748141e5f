import { useQueryClient } from '@tanstack/react-query'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { call } from '../../api/client.ts'
import { useOptimisticToggle } from '../changes/index.ts'
import { bookmarkPlaces, showBookmark } from './bookmark-cache.ts'

/** Adds or removes a job's bookmark. */
export function useToggleBookmark(id: number) {
  const client = useQueryClient()
  return useOptimisticToggle({
    mutationKey: toggleBookmarkMutation.mutationKey,
    meta: toggleBookmarkMutation.meta,
    send: async () => (await call('bookmarks/toggle', { id, type: 'job' })).is_bookmarked,
    places: bookmarkPlaces,
    show: (bookmarked) => showBookmark(client, id, bookmarked),
  })
}
