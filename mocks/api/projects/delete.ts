import { operation as define } from '../../operation.ts'
import { ownedProject } from '../../services/ownership.ts'

/** POST /api/projects/delete: deletes a project with its files. */
export const operation = define('projects/delete', ownedProject, ({ tx, files }, project) => {
  tx.projects.remove(project.id)
  for (const { path } of project.files) files.drop(path)
  return { message: 'Project deleted.' }
})
