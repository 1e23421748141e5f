import type { Row, Tx } from '../model/world.ts'
import { after } from '../rules/machine.ts'
import { type SessionEvent, sessionMachine } from '../rules/sessions.ts'
import type { Surroundings } from '../runtime/operation.ts'

/** Opens a session: one opaque token for each sign-in (rules 12). */
export function openSession(
  { tx, now, chance }: Surroundings,
  account: Pick<Row<'accounts'>, 'id'>,
): Row<'sessions'> {
  return tx.sessions.insert({ account_id: account.id, token: chance.hex(40), created_at: now, used_at: now })
}

/** Ends a session, where the event leads to its end (rules 11, 12). */
export function endSession(tx: Tx, { id }: Pick<Row<'sessions'>, 'id'>, event: SessionEvent): void {
  if (after(sessionMachine, 'live', event) === 'over') tx.sessions.remove(id)
}

/** Lets the event happen to an account's sessions, but for the one that is kept (rules 11). */
export function endSessions(tx: Tx, accountId: number, event: SessionEvent, keptId?: number): void {
  for (const session of tx.sessions.by('account_id', accountId)) {
    if (session.id !== keptId) endSession(tx, session, event)
  }
}
