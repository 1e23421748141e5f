import type { Entity } from './client.ts'
import { callMutation } from './options.ts'

export type Post = Entity<'Post'>
export type AttachedFile = Entity<'AttachedFile'>

const refreshes = [['profile'], ['users']] as const

/** Accepts `caption`, `'files[]'` or both. Returns the new `post`. */
export const createPostMutation = callMutation('posts/create', { refreshes })
export const deletePostMutation = callMutation('posts/delete', { refreshes })
