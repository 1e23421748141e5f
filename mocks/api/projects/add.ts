import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/projects/add: Add a project. */
export const operation = notBuilt('projects/add')
