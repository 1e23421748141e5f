import { mutationOptions, queryOptions } from '@tanstack/react-query'
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
    const filters = [{ queryKey: ['jobs', 'single'] }, { queryKey: ['applications'] }]
    await Promise.all(filters.map((filter) => client.cancelQueries(filter)))
    const changed = (application: Application) =>
      application.id === id ? { ...application, status } : application
    const jobs = client.getQueriesData<JobAnswer>({ queryKey: ['jobs', 'single'] })
    const one = client.getQueryData(applicationQuery(id).queryKey)
    for (const [key, answer] of jobs) {
      if (answer) client.setQueryData(key, { ...answer, applications: answer.applications.map(changed) })
    }
    if (one) client.setQueryData(applicationQuery(id).queryKey, changed(one))
    return () => {
      for (const [key, answer] of jobs) client.setQueryData(key, answer)
      if (one) client.setQueryData(applicationQuery(id).queryKey, one)
    }
  },
  onError: (_error, _body, takeBack) => takeBack?.(),
})

type JobAnswer = Answer<'jobs/fetch-single'>

/** The CVs of a job's applications as one ZIP: hand the answer to `saveFile`. */
export const downloadCvsMutation = mutationOptions({
  mutationKey: ['jobs/download-cvs'],
  mutationFn: (body: Body<'jobs/download-cvs'>) => download('jobs/download-cvs', body),
})
