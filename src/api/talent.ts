import { queryOptions } from '@tanstack/react-query'
import { call, type Entity } from './client.ts'
import { pageOf } from './options.ts'

export type PublicUser = Entity<'PublicUser'>
export type TalentCard = Entity<'TalentCard'>

/** A public profile: a job seeker's, or a company's about text and posts (rules 32). */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'single', id] as const,
    queryFn: ({ signal }) => call('users/find', { id }, { signal }),
    meta: { quiet: true, holds: 'public' },
  })

/** Job seekers, searched by name and profile text. */
export const talentQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['users', 'list', { page, search }] as const,
    queryFn: (context) => {
      const body = { page, type: 'job_seeker' as const, ...(search && { search }) }
      return pageOf(context, page, ['users'], call('users/fetch', body, context))
    },
    meta: { holds: 'public' },
  })
