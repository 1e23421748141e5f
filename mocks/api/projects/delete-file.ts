import { operation as define } from '../../operation.ts'
import { fileAt } from '../../services/attachments.ts'
import { ownedProject } from '../../services/ownership.ts'

/** POST /api/projects/delete-file: deletes one file of a project, by its path. */
export const operation = define('projects/delete-file', ownedProject, ({ body, tx, files }, project) => {
  const deleted = fileAt(project.files, body.path)
  tx.projects.patch(project.id, { files: project.files.filter((file) => file !== deleted) })
  files.drop(deleted.path)
  return { message: 'File deleted.' }
})
