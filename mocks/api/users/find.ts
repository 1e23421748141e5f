import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/users/find: Fetch a public page. */
export const operation = notBuilt('users/find')
