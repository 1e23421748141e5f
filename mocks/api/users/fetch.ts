import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/users/fetch: Search talent. */
export const operation = notBuilt('users/fetch')
