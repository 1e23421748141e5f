import { expect, test } from 'vitest'
import { longestSearch, readListAddress, toListAddress } from './list-address.ts'

test('URL parameters are parsed, and written without defaults', () => {
  expect(readListAddress({ search: ' nurse ', page: '2' })).toEqual({ search: 'nurse', page: 2 })
  expect(toListAddress({ search: 'nurse', page: 2 })).toEqual({ search: 'nurse', page: 2 })
  expect(toListAddress({ search: '', page: 1 })).toEqual({ search: undefined, page: undefined })
  expect(toListAddress({})).toEqual({ search: undefined, page: undefined })
})

test.each([undefined, null, '', '0', '-1', '1.5', 'two', '1e3', ['2', '3'], {}, 1.5, -2])(
  'page %j is read as page 1 (rules 5)',
  (page) => {
    expect(readListAddress({ page }).page).toBe(1)
  },
)

test.each([
  ['12', 12],
  [' 3 ', 3],
  [1, 1],
  [40, 40],
])('page %j is valid (rules 5)', (page, read) => {
  expect(readListAddress({ page }).page).toBe(read)
})

test('a search that is cut off after a word does not end with a space', () => {
  const word = 'x'.repeat(longestSearch - 1)
  expect(readListAddress({ search: ` ${word} y` }).search).toBe(word)
})

test('a search is text, cut off at the call’s limit', () => {
  expect(readListAddress({ search: 2026 }).search).toBe('2026')
  expect(readListAddress({ search: ['a', 'b'] }).search).toBe('')
  expect(readListAddress({ search: '🙂'.repeat(300) }).search).toBe('🙂'.repeat(longestSearch))
})
