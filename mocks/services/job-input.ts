import type { Tx } from '../model/tables.ts'
import type { CallContext } from '../operation.ts'
import { type FieldErrors, Refused } from '../engine/base/errors.ts'

/**
 * Checks what the contract's schemas cannot express (rules 14): the category and currency are known, a job has a
 * place unless it is remote, and the salary range is ascending.
 * @returns the fields to store; the location of a remote job is null
 * @throws Refused with a message for each invalid field
 */
export function jobChoices(
  tx: Tx,
  body: CallContext<'jobs/create'>['body'] | CallContext<'jobs/update'>['body'],
) {
  const errors: FieldErrors = {}
  const { title, type, category, nature, currency, description = '' } = body
  const place = body.location ?? ''
  const { salary_from = null, salary_to = null } = body
  if (tx.categories.count('name', category) === 0) errors['category'] = ['Choose a category from the list.']
  if (!tx.settings.need(1).currencies.includes(currency))
    errors['currency'] = ['Choose a currency from the list.']
  if (type !== 'remote' && place === '') errors['location'] = ['Say where the job is.']
  if (salary_from !== null && salary_to !== null && salary_to < salary_from) {
    errors['salary_to'] = ['Salary to should be greater than salary from.']
  }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new Refused(first, { errors })
  const location = type === 'remote' ? null : place
  return { title, type, location, category, nature, currency, salary_from, salary_to, description }
}
