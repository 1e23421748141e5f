import type { Entity } from './client.ts'
import { callMutation } from './options.ts'

export type Project = Entity<'Project'>

/** Returns the new `project`. */
export const addProjectMutation = callMutation('projects/add')
/** Returns all `files` of the project. */
export const addProjectFilesMutation = callMutation('projects/add-files')
export const deleteProjectFileMutation = callMutation('projects/delete-file')
/** Replaces the text fields; omitted ones are cleared. */
export const updateProjectMutation = callMutation('projects/update', { successTitle: 'Update project' })
export const deleteProjectMutation = callMutation('projects/delete')
