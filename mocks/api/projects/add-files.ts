import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/projects/add-files: Add files to a project. */
export const operation = notBuilt('projects/add-files')
