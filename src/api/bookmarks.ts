import { queryOptions } from '@tanstack/react-query'
import { callMutation, callSignedIn, withPages } from './options.ts'
import type { components } from './schema.gen.ts'

export type Bookmark = components['schemas']['Bookmark']

/** The job seeker's bookmarked jobs. */
export const bookmarksQuery = (page = 1) =>
  queryOptions({
    queryKey: ['bookmarks', { page }] as const,
    queryFn: async ({ signal }) =>
      withPages(await callSignedIn('bookmarks/fetch', { page, type: 'job' }, { signal })),
    meta: { personal: true },
  })

/** Bookmarks a job or likes a post, by the job's or post's id; a second time takes it back (rules 26). */
export const toggleBookmarkMutation = callMutation('bookmarks/toggle', {
  refreshes: [['bookmarks'], ['jobs'], ['home'], ['users'], ['profile']],
})

/** Removes a bookmark by its own id. */
export const removeBookmarkMutation = callMutation('bookmarks/remove', {
  refreshes: [['bookmarks'], ['jobs'], ['home']],
})
