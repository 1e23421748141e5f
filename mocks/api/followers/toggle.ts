import { operation as define, quoted } from '../../operation.ts'
import { Refused } from '../../engine/base/errors.ts'

/** POST /api/followers/toggle: only job seekers can follow, and only recruiters can be followed (rules 27). */
export const operation = define('followers/toggle', ({ body, actor, tx, now }) => {
  const recruiter = tx.accounts.get(body.id)
  if (recruiter?.type !== 'recruiter') throw new Refused('Company not found.')
  const following = tx.followings.one('pair', `${actor.id}:${recruiter.id}`)
  if (following) {
    tx.followings.remove(following.id)
    return { is_following: false, message: `You no longer follow ${quoted(recruiter.name)}.` }
  }
  tx.followings.insert({ account_id: actor.id, recruiter_id: recruiter.id, created_at: now })
  return { is_following: true, message: `You now follow ${quoted(recruiter.name)}.` }
})
