import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import { bookmarksQuery } from '../../api/bookmarks.ts'
import { companyJobsQuery, homeQuery, jobListsQuery, searchJobsQuery } from '../../api/jobs.ts'
import { knownJob } from './known-job.ts'

const lists = { ...example('jobs/fetch'), pages: 1 }
const [card] = lists.full_time
const none = { full_time: [], part_time: [] }
const found = { ...example('jobs/search'), jobs: card ? [card] : [], pages: 1 }

test.each<[place: string, fill: (client: QueryClient) => void]>([
  ['the search', (client) => client.setQueryData(searchJobsQuery({ keyword: 'nurse' }, 2).queryKey, found)],
  ['a company page', (client) => client.setQueryData(companyJobsQuery(3).queryKey, found)],
  [
    'the lists',
    (client) => client.setQueryData(jobListsQuery(1).queryKey, { ...lists, ...none, part_time: found.jobs }),
  ],
  [
    'home',
    (client) =>
      client.setQueryData(homeQuery().queryKey, { ...example('fetch-home'), ...none, full_time: found.jobs }),
  ],
])('a job from %s is known with its whole row, others aren’t', (_place, fill) => {
  const client = new QueryClient()
  expect(knownJob(client, card?.id ?? 0)).toBeUndefined()
  fill(client)
  expect(knownJob(client, card?.id ?? 0)).toEqual({
    id: card?.id,
    title: card?.title,
    company: card?.user,
    card,
  })
  expect(knownJob(client, -1)).toBeUndefined()
})

test('a bookmark provides title and company; a whole row takes precedence', () => {
  const client = new QueryClient()
  const job = {
    id: card?.id ?? 0,
    title: 'Night nurse',
    company: { name: 'Alder & Quay', profile_image: null },
  }
  const answer = { ...example('bookmarks/fetch'), bookmarks: [{ id: 1, job }], pages: 1 }
  client.setQueryData(bookmarksQuery(1).queryKey, answer)
  expect(knownJob(client, job.id)).toEqual(job)
  client.setQueryData(searchJobsQuery().queryKey, found)
  expect(knownJob(client, job.id)?.card).toBe(card)
})
