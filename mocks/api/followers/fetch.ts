import { operation as define } from '../../operation.ts'
import { newestFirst } from '../../rules/pages.ts'

/** POST /api/followers/fetch: the companies the job seeker follows, newest first. */
export const operation = define('followers/fetch', ({ actor, tx }) => ({
  data: tx.followings
    .by('account_id', actor.id)
    .sort(newestFirst)
    .map(({ id, recruiter_id }) => {
      const { name, profile_image } = tx.accounts.need(recruiter_id)
      return { id, company_id: recruiter_id, name, profile_image }
    }),
}))
