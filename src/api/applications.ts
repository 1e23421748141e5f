import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { callMutation, callSignedIn, pageOf } from './options.ts'
import type { components } from './schema.gen.ts'

export type Application = Entity<'Application'>
export type ApplicationStatus = components['schemas']['ApplicationStatus']
/** A status that the job's owner can set. */
export type StatusChoice = components['schemas']['StatusChoice']

export const myApplicationsQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['applications', 'my', { page, search }] as const,
    queryFn: (context) => {
      const body = { page, ...(search && { search }) }
      return pageOf(context, page, ['applications'], callSignedIn('jobs/my-applications', body, context))
    },
  })

/** One application, for the applicant and the job's owner. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['applications', 'single', id] as const,
    queryFn: async ({ signal }) =>
      (await callSignedIn('jobs/fetch-application', { id }, { signal })).application,
    meta: { quiet: true },
  })

export const applyMutation = callMutation('jobs/apply')
