import { notBuilt } from '../runtime/operation.ts'

/** POST /api/save-profile: Save the own profile. */
export const operation = notBuilt('save-profile')
