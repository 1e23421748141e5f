import type { Row, Tx } from '../model/world.ts'
import { type CvEvent, cvDefaultMachine } from '../rules/cv-default.ts'
import { after } from '../rules/machine.ts'

/** Takes a CV to where the event leads (rules 21): it becomes the default, stops being it, or goes. */
export function moveCv(
  tx: Tx,
  { id, is_default }: Pick<Row<'cvs'>, 'id' | 'is_default'>,
  event: CvEvent,
): void {
  const next = after(cvDefaultMachine, is_default ? 'default' : 'other', event)
  if (next === 'gone') tx.cvs.remove(id)
  else if (next !== undefined) tx.cvs.patch(id, { is_default: next === 'default' })
}

/** Takes the default mark from an account's CV, so that another one can have it (rules 21). */
export function clearDefault(tx: Tx, accountId: number): void {
  for (const cv of tx.cvs.by('default_of', accountId)) moveCv(tx, cv, 'give_way')
}
