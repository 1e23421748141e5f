import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callMutation, callSignedIn } from './options.ts'

export type Cv = Entity<'Cv'>

export const cvsQuery = () =>
  queryOptions({
    queryKey: ['cvs'] as const,
    queryFn: ({ signal }) => callSignedIn('cvs/fetch', {}, { signal }),
  })

/** Returns the new `cv`. */
export const uploadCvMutation = callMutation('cvs/upload', { successTitle: 'Upload' })
export const setDefaultCvMutation = callMutation('cvs/set-default')
/** Also deletes the applications made with the CV (rules 21). */
export const deleteCvMutation = callMutation('cvs/delete', { alertsNetwork: true })
