import type { Entity } from './client.ts'
import { callMutation } from './options.ts'

export type Post = Entity<'Post'>
export type AttachedFile = Entity<'AttachedFile'>

/** Accepts `caption`, `'files[]'` or both. Returns the new `post`. */
export const createPostMutation = callMutation('posts/create')
export const deletePostMutation = callMutation('posts/delete')
