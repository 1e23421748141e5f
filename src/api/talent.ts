import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { withPages } from './options.ts'
import type { components } from './schema.gen.ts'

export type PublicUser = components['schemas']['PublicUser']
export type TalentCard = components['schemas']['TalentCard']

/** A public profile: a job seeker's, or a company's about text and posts (rules 32). */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'single', id] as const,
    queryFn: ({ signal }) => call('users/find', { id }, { signal }),
  })

/** Job seekers, by name and what they say of themselves. */
export const talentQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['users', 'list', { page, search }] as const,
    queryFn: async ({ signal }) =>
      withPages(
        await call('users/fetch', { page, type: 'job_seeker', ...(search && { search }) }, { signal }),
      ),
  })
