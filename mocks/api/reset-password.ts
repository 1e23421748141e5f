import { notBuilt } from '../runtime/operation.ts'

/** POST /api/reset-password: Choose a new password. */
export const operation = notBuilt('reset-password')
