import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patchRow } from './patch-row.ts'

test('a row changes wherever it occurs, while all else stays the same', () => {
  const client = new QueryClient()
  const job = (id: number, is_bookmarked = false) => ({ id, title: `Job ${id}`, is_bookmarked })
  const other = job(8)
  const application = { id: 7, status: 'applied' }
  const answer = { jobs: [job(7), other], job: job(7), applications: [application], pages: 2 }
  client.setQueryData(['jobs', 'single'], answer)
  client.setQueryData(['jobs', 'list'], { jobs: [other] })
  client.setQueryData(['users'], answer)
  patchRow(client, [['jobs'], ['home']], 7, { is_bookmarked: true })
  expect(client.getQueryData(['jobs', 'single'])).toEqual({
    jobs: [job(7, true), other],
    job: job(7, true),
    applications: [application],
    pages: 2,
  })
  expect(client.getQueryData(['jobs', 'list'])).toEqual({ jobs: [other] })
  expect(client.getQueryData(['users'])).toBe(answer)
})
