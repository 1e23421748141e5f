import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import type { JobCard } from '../../api/jobs.ts'
import { readOrder, toOrder } from './job-order.ts'
import { inOrder } from './sort-jobs.ts'

const jobs = (...changes: Partial<JobCard>[]) =>
  changes.flatMap((change, index) =>
    example('jobs/search')
      .jobs.slice(0, 1)
      .map((job) => ({ ...job, id: index + 1, ...change })),
  )

test.each([
  ['the backend’s', 'found', [{}, { is_featured: 1 }, {}], [1, 2, 3]],
  [
    'newest first, unreadable dates last',
    'newest',
    ['some day', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'].map((created_at) => ({ created_at })),
    [3, 2, 1],
  ],
  [
    'alphabetical, ignoring accents',
    'title',
    ['Zoologist', 'Éditeur', 'Farmer'].map((title) => ({ title })),
    [2, 3, 1],
  ],
] as const)('the order of results is %s', (_what, order, changes, expected) => {
  expect(inOrder(jobs(...changes), order).map(({ id }) => id)).toEqual(expected)
})

test('the order in a URL is one that is offered, which exclude the incomparable salary, or absent', () => {
  expect(['newest', 'pay', 'views', undefined].map(readOrder)).toEqual(['newest', 'found', 'found', 'found'])
  expect([toOrder('found'), toOrder('title')]).toEqual([undefined, 'title'])
})
