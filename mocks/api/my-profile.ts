import { notBuilt } from '../runtime/operation.ts'

/** POST /api/my-profile: Fetch the lists of the own profile. */
export const operation = notBuilt('my-profile')
