import { operation as define } from '../../operation.ts'
import { fileAt } from '../../services/attachments.ts'
import { ownedProject } from '../../services/ownership.ts'

/** POST /api/projects/delete-file: takes one file, named by its path, off a project. */
export const operation = define('projects/delete-file', ownedProject, ({ body, tx, files }, project) => {
  const gone = fileAt(project.files, body.path)
  tx.projects.patch(project.id, { files: project.files.filter((file) => file !== gone) })
  files.drop(gone.path)
  return { message: 'File deleted.' }
})
