import type { SessionRules } from '../engine/backend.ts'
import type { JobBoard } from '../operation.ts'
import type { Context } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'
import { after } from '../rules/machine.ts'
import { type SessionEvent, hasExpired, sessionMachine, sessionNeedsRefresh } from '../rules/sessions.ts'

/** Finds the session and account of a token, and extends the session when it is used (rules 12). */
export const sessionRules: SessionRules<JobBoard> = {
  find(tx, token, now) {
    const session = tx.sessions.one('token', token)
    if (!session || hasExpired(session, now)) return undefined
    return { session, actor: tx.accounts.need(session.account_id) }
  },
  roleOf: ({ type }) => type,
  nameOf: ({ name }) => name,
  use(tx, session, now) {
    if (sessionNeedsRefresh(session, now)) tx.sessions.patch(session.id, { used_at: now })
  },
}

/** Opens a session with an opaque token. Each login gets its own (rules 12). */
export function openSession(
  { tx, now, random }: Context,
  account: Pick<Row<'accounts'>, 'id'>,
): Row<'sessions'> {
  return tx.sessions.insert({ account_id: account.id, token: random.hex(40), created_at: now, used_at: now })
}

/** Deletes a session if the event ends it (rules 11, 12). */
export function endSession(tx: Tx, { id }: Pick<Row<'sessions'>, 'id'>, event: SessionEvent): void {
  if (after(sessionMachine, 'live', event) === 'ended') tx.sessions.remove(id)
}

/** Applies an event to all sessions of an account, except the one with the id `exceptId` (rules 11). */
export function endSessions(tx: Tx, accountId: number, event: SessionEvent, exceptId?: number): void {
  for (const session of tx.sessions.by('account_id', accountId)) {
    if (session.id !== exceptId) endSession(tx, session, event)
  }
}
