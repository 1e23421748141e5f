import { operation as define } from '../../operation.ts'
import { nextDefault } from '../../rules/cv-default.ts'
import { moveCv } from '../../services/cvs.ts'
import { ownedCv } from '../../services/ownership.ts'

/** POST /api/cvs/delete: deletes a CV and its applications. The newest CV replaces a deleted default (rules 21). */
export const operation = define('cvs/delete', ownedCv, ({ actor, tx, files }, cv) => {
  moveCv(tx, cv, 'delete')
  files.drop(cv.path)
  const promoted = cv.is_default ? nextDefault(tx.cvs.by('account_id', actor.id)) : undefined
  if (promoted) moveCv(tx, promoted, 'promote')
  return { message: 'CV deleted.' }
})
