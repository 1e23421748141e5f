import type { Context, Runtime } from '../operation.ts'
import type { Change } from '../engine/data/unit-of-work.ts'

/**
 * Restores the data from before a change. Accounts that existed before it stay logged in.
 * @param head the number of the change
 * @param what the name of the change, for the history
 * @returns the outcome in words, with the number of files that can't be restored: the store doesn't keep deleted ones
 */
export async function goBack(runtime: Runtime, head: number, what: string): Promise<string> {
  const lost = await runtime.backTo(head, keepingSessions, `restore the data from before ${what}`)
  if (!lost) return 'This change is too old to go back to. Choose a newer one.'
  const files = lost.length === 0 ? '' : ` ${plural(lost.length)} deleted since and can’t be restored.`
  return `Data restored to how it was before “${what}”.${files}`
}

const plural = (files: number) => (files === 1 ? '1 file was' : `${files} files were`)

function keepingSessions(undo: readonly Change[], { tx }: Pick<Context, 'tx'>): readonly Change[] {
  const leaving = new Set(
    undo.flatMap((change) => (change.table === 'accounts' && 'remove' in change ? change.remove : [])),
  )
  const { draws } = tx.settings.need(1)
  return undo.flatMap((change): Change[] => {
    if (change.table === 'sessions') {
      const session = 'remove' in change ? tx.sessions.get(change.remove) : undefined
      return session && leaving.has(session.account_id) ? [change] : []
    }
    // Keeps the count of random draws: repeating draws would repeat the tokens of the remaining sessions.
    if (change.table === 'settings' && 'put' in change) {
      return [{ table: 'settings', put: Object.assign({}, change.put, { draws }) }]
    }
    return [change]
  })
}
