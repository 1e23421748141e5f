import { queryOptions } from '@tanstack/react-query'
import { call, type Entity } from './client.ts'
import { cachedPage, withPages } from './options.ts'

export type PublicUser = Entity<'PublicUser'>
export type TalentCard = Entity<'TalentCard'>

/** A public profile: a job seeker's, or a company's about text and posts (rules 32). */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'single', id] as const,
    queryFn: ({ signal }) => call('users/find', { id }, { signal }),
    meta: { holds: 'public' },
  })

/** Job seekers, searched by name and profile text. */
export const talentQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['users', 'list', { page, search }] as const,
    queryFn: async (context) => {
      const body = { page, type: 'job_seeker' as const, ...(search && { search }) }
      const answer = await call('users/fetch', body, { signal: context.signal })
      return withPages(answer, page, ['users'], cachedPage(context, page - 1))
    },
    meta: { holds: 'public' },
  })
