import type { Tx } from '../model/world.ts'

/** Takes the default mark from an account's CV, so that another one can have it (rules 21). */
export function clearDefault(tx: Tx, accountId: number): void {
  for (const { id } of tx.cvs.by('default_of', accountId)) tx.cvs.patch(id, { is_default: false })
}
