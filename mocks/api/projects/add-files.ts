import { operation as define } from '../../operation.ts'
import { attach, checkCount } from '../../services/attachments.ts'
import { ownedProject } from '../../services/ownership.ts'

/** POST /api/projects/add-files: adds files to a project, up to ten in all, and returns all of its files. */
export const operation = define('projects/add-files', ownedProject, ({ body, tx, files }, project) => {
  const uploads = body['files[]']
  checkCount(project.files.length, uploads.length)
  const all = [...project.files, ...attach(files, uploads, 'project')]
  tx.projects.patch(project.id, { files: all })
  return { files: all, message: 'Files added.' }
})
