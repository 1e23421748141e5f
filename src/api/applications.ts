import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, download, type Answer, type Body } from './client.ts'
import { callMutation, callSignedIn, withPages } from './options.ts'
import type { components } from './schema.gen.ts'

export type Application = components['schemas']['Application']
export type ApplicationStatus = components['schemas']['ApplicationStatus']

/** The job seeker's own applications. */
export const myApplicationsQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['applications', 'my', { page, search }] as const,
    queryFn: async ({ signal }) =>
      withPages(await callSignedIn('jobs/my-applications', { page, ...(search && { search }) }, { signal })),
    meta: { personal: true },
  })

/** One application, for the applicant and the job's owner. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['applications', 'single', id] as const,
    queryFn: async ({ signal }) =>
      (await callSignedIn('jobs/fetch-application', { id }, { signal })).application,
    meta: { personal: true },
  })

export const applyMutation = callMutation('jobs/apply', {
  successTitle: 'Apply',
  refreshes: [['jobs', 'single'], ['applications']],
})

/** Sets a status: shown at once wherever the application is, taken back if the server refuses (spec §4). */
export const changeApplicationStatusMutation = mutationOptions({
  mutationKey: ['jobs/change-application-status'],
  mutationFn: (body: Body<'jobs/change-application-status'>) => call('jobs/change-application-status', body),
  meta: { refreshes: [['jobs', 'single'], ['applications']] },
  onMutate: async ({ id, status }, { client }) => {
    await Promise.all(
      [['jobs', 'single'], ['applications']].map((queryKey) => client.cancelQueries({ queryKey })),
    )
    const before = showStatus(client, id, status)
    // Only this one: others may have been changed since.
    return () => before && showStatus(client, id, before)
  },
  onError: (_error, _body, takeBack) => {
    takeBack?.()
  },
})

/** Sets an application's status wherever the cache has it. Returns the one it had. */
function showStatus(
  client: QueryClient,
  id: number,
  status: ApplicationStatus,
): ApplicationStatus | undefined {
  let before: ApplicationStatus | undefined
  const changed = (application: Application) => {
    if (application.id !== id) return application
    before = application.status
    return { ...application, status }
  }
  client.setQueriesData<Answer<'jobs/fetch-single'>>(
    { queryKey: ['jobs', 'single'] },
    (job) => job && { ...job, applications: job.applications.map(changed) },
  )
  client.setQueryData(applicationQuery(id).queryKey, (one) => one && changed(one))
  return before
}

/** The CVs of a job's applications as one ZIP: hand the answer to `saveFile`. */
export const downloadCvsMutation = mutationOptions({
  mutationKey: ['jobs/download-cvs'],
  mutationFn: (body: Body<'jobs/download-cvs'>) => download('jobs/download-cvs', body),
})
