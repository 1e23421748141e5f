import { expect, it } from 'vitest'
import { formatCount } from './count.ts'

it('groups digits', () => {
  expect(formatCount(12_480, 'en-GB')).toBe('12,480')
  expect(formatCount(Number.NaN, 'en-GB')).toBe('0')
})
