import type { Change } from '../engine/data/unit-of-work.ts'
import type { Context } from '../operation.ts'

/** Returns the changes that go back in time: accounts that existed before stay logged in. */
export function keepingSessions(undo: readonly Change[], { tx }: Pick<Context, 'tx'>): readonly Change[] {
  const leaving = new Set(
    undo.flatMap((change) => (change.table === 'accounts' && 'remove' in change ? change.remove : [])),
  )
  return undo.filter((change) => {
    if (change.table !== 'sessions') return true
    const session = 'remove' in change ? tx.sessions.get(change.remove) : undefined
    return session !== undefined && leaving.has(session.account_id)
  })
}
