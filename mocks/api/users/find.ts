import { operation as define } from '../../operation.ts'
import { Refused } from '../../engine/base/errors.ts'
import { publicAccount } from '../../views/accounts.ts'
import { cv } from '../../views/applications.ts'
import { postsOf, projectsOf } from '../../views/profile.ts'

/** POST /api/users/find: the public profile of an account, with its default CV, projects and posts (rules 32). */
export const operation = define('users/find', (context) => {
  const { body, tx } = context
  const account = tx.accounts.get(body.id)
  if (!account) throw new Refused('User not found.')
  const standard = tx.cvs.one('default_of', account.id)
  return {
    user: publicAccount(account),
    cv: standard ? cv(standard) : null,
    projects: projectsOf(tx, account.id),
    posts: postsOf(context, account.id),
  }
})
