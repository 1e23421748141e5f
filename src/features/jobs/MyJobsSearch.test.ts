import { describe, expect, it } from 'vitest'
import { heirOf, readMyJobsSearch } from './MyJobsSearch.ts'

describe('the address of the own jobs', () => {
  it('is read', () => {
    expect(readMyJobsSearch({ search: ' nurse ', page: 3 })).toEqual({ search: 'nurse', page: 3 })
    expect(readMyJobsSearch({ search: 2026 })).toEqual({ search: '2026', page: undefined })
  })

  it.each([{}, { search: '', page: 1 }, { search: {}, page: 'last' }, { search: null, page: -2 }])(
    'falls to all jobs and the first page where it makes no sense: %o',
    (raw) => {
      expect(readMyJobsSearch(raw)).toEqual({ search: undefined, page: undefined })
    },
  )
})

describe('focus after a row is gone', () => {
  it('goes to the next row, else to the one before', () => {
    expect(heirOf([1, 2, 3], 1)).toBe(2)
    expect(heirOf([1, 2, 3], 3)).toBe(2)
  })

  it('has no row to go to when the only one is gone, or none was', () => {
    expect(heirOf([1], 1)).toBeUndefined()
    expect(heirOf([1], 7)).toBeUndefined()
  })
})
