import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/posts/create: Publish a post. */
export const operation = notBuilt('posts/create')
