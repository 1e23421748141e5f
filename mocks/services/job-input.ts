import type { Row, Tx } from '../model/world.ts'
import type { Input } from '../runtime/operation.ts'
import { type FieldErrors, Refused } from '../runtime/errors.ts'

/** The fields of a job that its owner chooses. */
export type JobChoices = Pick<
  Row<'jobs'>,
  | 'title'
  | 'type'
  | 'location'
  | 'category'
  | 'nature'
  | 'currency'
  | 'salary_from'
  | 'salary_to'
  | 'description'
>

/**
 * Checks what the contract's schemas cannot say of a posted job (spec §5, rules 14): a known category and currency, a
 * place where one is needed, and pay that runs upwards.
 *
 * @returns the fields as they are stored: no place for remote jobs
 * @throws Refused with the messages at their fields
 */
export function jobChoices(tx: Tx, body: Input<'jobs/create'> | Input<'jobs/update'>): JobChoices {
  const errors: FieldErrors = {}
  const { title, type, category, nature, currency, description = '' } = body
  const place = body.location ?? ''
  const { salary_from = null, salary_to = null } = body
  if (tx.categories.count('name', category) === 0) errors['category'] = ['Choose one of the categories.']
  if (!tx.settings.need(1).currencies.includes(currency))
    errors['currency'] = ['Choose one of the currencies.']
  if (type !== 'remote' && place === '') errors['location'] = ['Say where the job is.']
  if (salary_from !== null && salary_to !== null && salary_to < salary_from) {
    errors['salary_to'] = ['Salary to should be greater than salary from.']
  }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new Refused(first, { errors })
  const location = type === 'remote' ? null : place
  return { title, type, location, category, nature, currency, salary_from, salary_to, description }
}
