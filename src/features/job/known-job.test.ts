import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { bookmarksQuery } from '../../api/bookmarks.ts'
import type { Answer } from '../../api/client.ts'
import { companyJobsQuery, homeQuery, type JobCard, jobListsQuery, searchJobsQuery } from '../../api/jobs.ts'
import { knownJob } from './known-job.ts'

const company = { id: 3, name: 'Alder & Quay', profile_image: null }
const card = (id: number, title: string): JobCard => ({
  id,
  title,
  type: 'on_site',
  location: 'Bath',
  category: 'Care',
  nature: 'full_time',
  currency: 'GBP',
  salary_from: null,
  salary_to: null,
  vacancies: 1,
  is_featured: 0,
  is_bookmarked: false,
  created_at: '2026-01-01T00:00:00Z',
  user: company,
})
const said = { status: 'success', message: '' } as const
const page = { ...said, total: 1, pages: 1 }

const places: Record<string, (client: QueryClient, job: JobCard) => void> = {
  'the search': (client, job) =>
    client.setQueryData(searchJobsQuery({ keyword: 'nurse' }, 2).queryKey, { ...page, jobs: [job] }),
  'a company page': (client, job) =>
    client.setQueryData(companyJobsQuery(3).queryKey, { ...page, jobs: [job] }),
  'the lists of jobs': (client, job) =>
    client.setQueryData(jobListsQuery(1).queryKey, { ...page, full_time: [], part_time: [job] }),
  'the home page': (client, job) =>
    client.setQueryData(homeQuery().queryKey, {
      ...said,
      categories: [],
      locations: [],
      full_time: [job],
      part_time: [],
    }),
}

it.each(Object.keys(places))('a job from %s is known with its whole row', (place) => {
  const client = new QueryClient()
  places[place]?.(client, card(41, 'Night nurse'))
  expect(knownJob(client, 41)).toEqual({
    id: 41,
    title: 'Night nurse',
    company,
    card: card(41, 'Night nurse'),
  })
  expect(knownJob(client, 42)).toBeUndefined()
})

it('a bookmark provides title and company; a whole row takes precedence', () => {
  const client = new QueryClient()
  const badge = { name: 'Alder & Quay', profile_image: null }
  const answer: Answer<'bookmarks/fetch'> = {
    ...page,
    bookmarks: [{ id: 1, job: { id: 41, title: 'Night nurse', company: badge } }],
  }
  client.setQueryData(bookmarksQuery(1).queryKey, { ...answer, pages: 1 })
  expect(knownJob(client, 41)).toEqual({ id: 41, title: 'Night nurse', company: badge })
  client.setQueryData(searchJobsQuery().queryKey, { ...page, jobs: [card(41, 'Night nurse')] })
  expect(knownJob(client, 41)?.card).toBeDefined()
})

it('nothing is known before a list has loaded', () => {
  expect(knownJob(new QueryClient(), 41)).toBeUndefined()
})
