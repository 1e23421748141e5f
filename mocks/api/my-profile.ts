import { operation as define } from '../operation.ts'
import { newestFirst } from '../rules/pages.ts'
import { employeeLink, postsOf, projectsOf } from '../views/profile.ts'

/** POST /api/my-profile: the caller's projects, posts and employee links (rules 28). */
export const operation = define('my-profile', (context) => {
  const { actor, tx } = context
  const side = actor.type === 'recruiter' ? 'recruiter_id' : 'employee_id'
  const links = tx.employee_links.by(side, actor.id).sort(newestFirst)
  return {
    projects: projectsOf(tx, actor.id),
    posts: postsOf(context, actor.id),
    employees: links.map((link) => employeeLink(tx, link)),
    total_employees: links.length,
  }
})
