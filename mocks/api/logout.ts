import { operation as define } from '../operation.ts'
import { endSession } from '../services/sessions.ts'

/** POST /api/logout: ends only this session (rules 12). */
export const operation = define('logout', ({ tx, session }) => {
  if (session) endSession(tx, session, 'log_out')
  return { message: 'You’ve logged out.' }
})
