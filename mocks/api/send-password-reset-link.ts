import { notBuilt } from '../runtime/operation.ts'

/** POST /api/send-password-reset-link: Ask for a new password. */
export const operation = notBuilt('send-password-reset-link')
