import { queryOptions } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { cachedPage, callMutation, callSignedIn, withPages } from './options.ts'
import type { components } from './schema.gen.ts'

export type Application = Entity<'Application'>
export type ApplicationStatus = components['schemas']['ApplicationStatus']
/** A status that the job's owner can set. */
export type StatusChoice = components['schemas']['StatusChoice']

export const myApplicationsQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['applications', 'my', { page, search }] as const,
    queryFn: async (context) => {
      const body = { page, ...(search && { search }) }
      const answer = await callSignedIn('jobs/my-applications', body, { signal: context.signal })
      return withPages(answer, page, ['applications'], cachedPage(context, page - 1))
    },
  })

/** One application, for the applicant and the job's owner. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['applications', 'single', id] as const,
    queryFn: async ({ signal }) =>
      (await callSignedIn('jobs/fetch-application', { id }, { signal })).application,
  })

export const applyMutation = callMutation('jobs/apply')
