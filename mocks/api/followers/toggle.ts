import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/followers/toggle: Follow a company. */
export const operation = notBuilt('followers/toggle')
