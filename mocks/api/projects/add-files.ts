import { operation as define } from '../../operation.ts'
import { attach, checkCount } from '../../services/attachments.ts'
import { ownedProject } from '../../services/ownership.ts'

/** POST /api/projects/add-files: further files, ten in all; answers all that the project has now. */
export const operation = define('projects/add-files', ownedProject, ({ body, tx, files }, project) => {
  const uploads = body['files[]']
  checkCount(project.files.length, uploads.length)
  const all = [...project.files, ...attach(files, uploads, 'project')]
  tx.projects.patch(project.id, { files: all })
  return { files: all, message: 'Files added.' }
})
