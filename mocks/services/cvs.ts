import type { Row, Tx } from '../model/tables.ts'
import { type CvEvent, cvDefaultMachine } from '../rules/cv-default.ts'
import { after } from '../rules/machine.ts'

/** Applies an event to a CV (rules 21): sets or clears the default, or deletes the CV. */
export function moveCv(
  tx: Tx,
  { id, is_default }: Pick<Row<'cvs'>, 'id' | 'is_default'>,
  event: CvEvent,
): void {
  const next = after(cvDefaultMachine, is_default ? 'default' : 'other', event)
  if (next === 'deleted') tx.cvs.remove(id)
  else if (next !== undefined) tx.cvs.patch(id, { is_default: next === 'default' })
}

/** Clears the account's default CV, so that another one can become the default (rules 21). */
export function clearDefault(tx: Tx, accountId: number): void {
  for (const cv of tx.cvs.by('default_of', accountId)) moveCv(tx, cv, 'replace')
}
