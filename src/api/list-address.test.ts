import { expect, test } from 'vitest'
import { longestSearch, readListAddress, toListAddress } from './list-address.ts'

test('URL parameters are written without defaults', () => {
  expect(toListAddress({ search: 'nurse', page: 2 })).toEqual({ search: 'nurse', page: 2 })
  for (const plain of [{ search: '', page: 1 }, {}])
    expect(toListAddress(plain)).toEqual({ search: undefined, page: undefined })
})

const words = 'x'.repeat(longestSearch - 1)

type Row = [raw: Record<string, unknown>, read: Record<string, unknown>]

test.each<Row>([
  ...[undefined, null, '', '0', '-1', '1.5', 'two', '1e3', ['2', '3'], {}, 1.5, -2].map((page): Row => [
    { page },
    { page: 1 },
  ]),
  [{ page: '12' }, { page: 12 }],
  [{ page: ' 3 ' }, { page: 3 }],
  [{ page: 40 }, { page: 40 }],
  [{ search: ' nurse ' }, { search: 'nurse' }],
  [{ search: 2026 }, { search: '2026' }],
  [{ search: ['a', 'b'] }, { search: '' }],
  // Cut off at the call's limit, between characters and without a space at the end.
  [{ search: '🙂'.repeat(300) }, { search: '🙂'.repeat(longestSearch) }],
  [{ search: ` ${words} y` }, { search: words }],
])('%j in a URL is read as %j (rules 5)', (raw, read) => {
  expect(readListAddress(raw)).toMatchObject(read)
})
