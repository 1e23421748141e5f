import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'

/** Opens a session: one opaque token for each sign-in (rules 12). */
export function openSession(
  { tx, now, chance }: Surroundings,
  account: Pick<Row<'accounts'>, 'id'>,
): Row<'sessions'> {
  return tx.sessions.insert({ account_id: account.id, token: chance.hex(40), created_at: now, used_at: now })
}
