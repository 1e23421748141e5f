import { operation as define } from '../../operation.ts'
import { ownedProject } from '../../services/ownership.ts'

/** POST /api/projects/update: replaces the text fields, but not the files. */
export const operation = define('projects/update', ownedProject, ({ body, tx }, project) => {
  const { title, url, time_took, description } = body
  tx.projects.patch(project.id, {
    title,
    url: url || null,
    time_took: time_took || null,
    description: description || null,
  })
  return { message: 'Project saved.' }
})
