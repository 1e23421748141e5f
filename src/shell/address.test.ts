import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address.ts'

test.each([
  ['?keyword=&category=&location=', { keyword: '', category: '', location: '' }],
  ['?keyword=2026', { keyword: '2026' }],
  ['?keyword=1e3&location=true', { keyword: '1e3', location: 'true' }],
  ['?category=Health+%26+care', { category: 'Health & care' }],
  ['?nature=full_time,part_time', { nature: 'full_time,part_time' }],
  ['?keyword=C%2B%2B+%22senior%22', { keyword: 'C++ "senior"' }],
  ['?type=remote&type=hybrid', { type: ['remote', 'hybrid'] }],
  ['', {}],
])('%s survives parsing and formatting', (address, search) => {
  expect(parseSearch(address)).toEqual(search)
  expect(stringifySearch(search)).toBe(address)
})

test('absent values are left out', () => {
  expect(stringifySearch({ keyword: undefined, category: null, page: 2 })).toBe('?page=2')
})

test('a broken query string is parsed as far as possible', () => {
  expect(parseSearch('?keyword=%E0%A4%A&page')).toEqual({ keyword: '\uFFFD%A', page: '' })
})
