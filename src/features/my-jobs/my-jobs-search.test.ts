import { expect, it } from 'vitest'
import { isFiltered, readMyJobsSearch } from './my-jobs-search.ts'

it('the URL of my jobs is read back', () => {
  const wanted = { search: 'nurse', page: 2, state: 'pending', status: 'in_active' }
  expect(readMyJobsSearch(wanted)).toEqual(wanted)
  expect(isFiltered(readMyJobsSearch(wanted))).toBe(true)
})

it.each([{}, { state: 'Pending', status: 'closed' }, { state: 1, status: null, page: 'x' }])(
  'invalid values are left out: %o',
  (raw) => {
    expect(Object.values(readMyJobsSearch(raw)).filter((value) => value !== undefined)).toEqual([])
    expect(isFiltered(readMyJobsSearch(raw))).toBe(false)
  },
)
