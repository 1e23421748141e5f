import { callMutation } from './options.ts'
import type { components } from './schema.gen.ts'

export type Post = components['schemas']['Post']
export type AttachedFile = components['schemas']['AttachedFile']

const refreshes = [['profile'], ['users']] as const

/** Takes `caption`, `'files[]'`, or both; answers the new `post`. */
export const createPostMutation = callMutation('posts/create', { refreshes })
export const deletePostMutation = callMutation('posts/delete', { refreshes })
