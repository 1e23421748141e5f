import { operation as define, quoted } from '../../operation.ts'
import { clearDefault, moveCv } from '../../services/cvs.ts'
import { ownedCv } from '../../services/ownership.ts'

/** POST /api/cvs/set-default: makes a CV the default (rules 21). */
export const operation = define('cvs/set-default', ownedCv, ({ actor, tx }, cv) => {
  clearDefault(tx, actor.id)
  moveCv(tx, cv, 'choose')
  return { message: `${quoted(cv.title)} is now your default CV.` }
})
