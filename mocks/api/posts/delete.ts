import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/posts/delete: Delete a post. */
export const operation = notBuilt('posts/delete')
