import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/projects/delete-file: Delete a file of a project. */
export const operation = notBuilt('projects/delete-file')
