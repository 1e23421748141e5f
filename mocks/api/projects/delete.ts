import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/projects/delete: Delete a project. */
export const operation = notBuilt('projects/delete')
