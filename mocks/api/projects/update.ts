import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/projects/update: Change a project. */
export const operation = notBuilt('projects/update')
