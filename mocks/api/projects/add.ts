import { operation as define } from '../../operation.ts'
import { attach, checkCount } from '../../services/attachments.ts'
import { project } from '../../views/profile.ts'

/** POST /api/projects/add: adds a project with up to ten files (rules 30). */
export const operation = define('projects/add', ({ body, actor, tx, now, files }) => {
  const { title, url, time_took, description, 'files[]': uploads = [] } = body
  checkCount(0, uploads.length)
  const row = tx.projects.insert({
    account_id: actor.id,
    title,
    url: url || null,
    time_took: time_took || null,
    description: description || null,
    files: attach(files, uploads, 'project'),
    created_at: now,
  })
  return { project: project(row), message: 'Project added.' }
})
