import { operation as define } from '../runtime/operation.ts'

/** POST /api/logout: ends this one session (rules 12). */
export const operation = define('logout', ({ tx, session }) => {
  if (session) tx.sessions.remove(session.id)
  return { message: 'You are logged out.' }
})
