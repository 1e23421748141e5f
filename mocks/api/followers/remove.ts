import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/followers/remove: Stop following. */
export const operation = notBuilt('followers/remove')
