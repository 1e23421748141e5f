import { notBuilt } from '../runtime/operation.ts'

/** POST /api/login-with-google: Sign in with Google. */
export const operation = notBuilt('login-with-google')
