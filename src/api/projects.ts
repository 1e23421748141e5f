import type { Entity } from './client.ts'
import { callMutation } from './options.ts'

export type Project = Entity<'Project'>

const refreshes = [['profile'], ['users']] as const

/** Returns the new `project`. */
export const addProjectMutation = callMutation('projects/add', { refreshes })
/** Returns all `files` of the project. */
export const addProjectFilesMutation = callMutation('projects/add-files', { refreshes })
export const deleteProjectFileMutation = callMutation('projects/delete-file', { refreshes })
/** Replaces the text fields; omitted ones are cleared. */
export const updateProjectMutation = callMutation('projects/update', {
  successTitle: 'Update project',
  refreshes,
})
export const deleteProjectMutation = callMutation('projects/delete', { refreshes })
