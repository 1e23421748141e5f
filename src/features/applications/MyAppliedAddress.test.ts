import { expect, test } from 'vitest'
import { readMyApplied, toMyApplied } from './MyAppliedAddress.ts'

test('an address is read, and written as short as it can be', () => {
  expect(readMyApplied({ search: 'nurse', page: '2' })).toEqual({ search: 'nurse', page: 2 })
  expect(toMyApplied({ search: 'nurse', page: 2 })).toEqual({ search: 'nurse', page: 2 })
  expect(toMyApplied({ search: '', page: 1 })).toEqual({ search: undefined, page: undefined })
  expect(toMyApplied({})).toEqual({ search: undefined, page: undefined })
})

test.each([undefined, '', '0', '-1', '1.5', 'two', ['2', '3'], {}])(
  'a page of %j is the first one',
  (page) => {
    expect(readMyApplied({ page }).page).toBe(1)
  },
)

test('a search is cut to what the call takes', () => {
  expect(readMyApplied({ search: ' 2026 ' }).search).toBe('2026')
  expect(readMyApplied({ search: ['a', 'b'] }).search).toBe('')
  expect(readMyApplied({ search: 'x'.repeat(300) }).search).toHaveLength(200)
})
