import type { Row, Tx } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'

/** Opens a session: one opaque token for each sign-in (rules 12). */
export function openSession(
  { tx, now, chance }: Surroundings,
  account: Pick<Row<'accounts'>, 'id'>,
): Row<'sessions'> {
  return tx.sessions.insert({ account_id: account.id, token: chance.hex(40), created_at: now, used_at: now })
}

/** Ends an account's sessions, but for the one that is kept (rules 11). */
export function endSessions(tx: Tx, accountId: number, keptId?: number): void {
  for (const { id } of tx.sessions.by('account_id', accountId)) if (id !== keptId) tx.sessions.remove(id)
}
