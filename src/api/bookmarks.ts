import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callMutation, callSignedIn, pageOf } from './options.ts'
import { patchRow } from './patch-row.ts'

export type Bookmark = Entity<'Bookmark'>

export const bookmarksQuery = (page = 1) =>
  queryOptions({
    queryKey: ['bookmarks', { page }] as const,
    queryFn: (context) =>
      pageOf(context, page, ['bookmarks'], callSignedIn('bookmarks/fetch', { page, type: 'job' }, context)),
  })

/** Toggles a bookmark of a job or a like of a post, by the id of the job or post (rules 26). */
export const toggleBookmarkMutation = callMutation('bookmarks/toggle')

/** Removes a bookmark by its own id. */
export const removeBookmarkMutation = callMutation('bookmarks/remove')

/** Shows in every cached answer whether a job is bookmarked. */
export function showBookmark(client: QueryClient, id: number, is_bookmarked: boolean): void {
  patchRow(client, [['jobs'], ['home']], id, { is_bookmarked })
}
