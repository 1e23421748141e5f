import { notBuilt } from '../runtime/operation.ts'

/** POST /api/change-password: Change the password. */
export const operation = notBuilt('change-password')
