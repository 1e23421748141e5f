import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/followers/fetch: List followed companies. */
export const operation = notBuilt('followers/fetch')
