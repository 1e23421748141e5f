import type { Tx } from '../model/tables.ts'
import type { Scenario } from '../operation.ts'

/**
 * Returns a scenario that begins with another one and changes it.
 *
 * ```ts
 * export const quietWeek = derive(everyday, { name: 'quiet week', about: '…' }, (tx, now) => {
 *   for (const { id } of tx.jobs.where(({ created_at }) => created_at > now - 7 * day)) tx.jobs.remove(id)
 * })
 * ```
 * @param change receives the rows and the time of the world, in milliseconds since 1970 UTC
 */
export function derive(
  base: Scenario,
  about: Pick<Scenario, 'name' | 'about'> & Partial<Pick<Scenario, 'personas'>>,
  change: (tx: Tx, now: number) => void,
): Scenario {
  return {
    ...base,
    ...about,
    change(tx, now) {
      base.change?.(tx, now)
      change(tx, now)
    },
  }
}
