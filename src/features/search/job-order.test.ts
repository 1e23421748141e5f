import { describe, expect, it } from 'vitest'
import type { JobCard } from '../../api/jobs.ts'
import { readOrder, toOrder } from './job-order.ts'
import { inOrder } from './sort-jobs.ts'

const job = (id: number, changes: Partial<JobCard> = {}): JobCard => ({
  id,
  title: `Job ${id}`,
  type: 'remote',
  location: null,
  category: 'Health',
  nature: 'full_time',
  currency: 'EUR',
  salary_from: null,
  salary_to: null,
  vacancies: 1,
  is_featured: 0,
  is_bookmarked: false,
  created_at: '2026-11-01T00:00:00Z',
  user: { id: 1, name: 'Ward 4', profile_image: null },
  ...changes,
})
const ids = (jobs: readonly JobCard[]) => jobs.map(({ id }) => id)

describe('sorting results', () => {
  it('keeps the backend’s order by default', () => {
    const jobs = [job(2, { is_featured: 1 }), job(1)]
    expect(inOrder(jobs, 'found')).toBe(jobs)
  })

  it('puts the newest first and unreadable dates last', () => {
    const jobs = [
      job(1, { created_at: 'some day' }),
      job(2, { created_at: '2026-11-02T00:00:00Z' }),
      job(3, { created_at: '2026-11-03T00:00:00Z' }),
    ]
    expect(ids(inOrder(jobs, 'newest'))).toEqual([3, 2, 1])
  })

  it('sorts titles alphabetically, ignoring accents', () => {
    const jobs = [job(1, { title: 'Zoologist' }), job(2, { title: 'Éditeur' }), job(3, { title: 'Farmer' })]
    expect(ids(inOrder(jobs, 'title'))).toEqual([2, 3, 1])
  })
})

describe('the order in a URL', () => {
  it('is one of the offered orders, which exclude the salary, as amounts are not comparable', () => {
    expect(readOrder('newest')).toBe('newest')
    expect(readOrder('pay')).toBe('found')
    expect(readOrder('views')).toBe('found')
    expect(readOrder(undefined)).toBe('found')
  })

  it('is absent if it is the default', () => {
    expect(toOrder('found')).toBeUndefined()
    expect(toOrder('title')).toBe('title')
  })
})
