import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callMutation, callSignedIn } from './options.ts'

export type Cv = Entity<'Cv'>

export const cvsQuery = () =>
  queryOptions({
    queryKey: ['cvs'] as const,
    queryFn: ({ signal }) => callSignedIn('cvs/fetch', {}, { signal }),
  })

// A job's page also lists the viewer's CVs, and a public profile offers the default one.
const refreshes = [['cvs'], ['jobs', 'single'], ['users', 'single']] as const

/** Returns the new `cv`. */
export const uploadCvMutation = callMutation('cvs/upload', { successTitle: 'Upload', refreshes })
export const setDefaultCvMutation = callMutation('cvs/set-default', { refreshes })
/** Also deletes the applications made with the CV (rules 21). */
export const deleteCvMutation = callMutation('cvs/delete', {
  alertsNetwork: true,
  refreshes: [...refreshes, ['applications']],
})
