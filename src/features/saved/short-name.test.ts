import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a name of 10,000 characters is cut off between characters', () => {
  expect(shortName('Deckhand')).toBe('Deckhand')
  const short = shortName('👩‍🚀 '.repeat(2_500))
  expect(Array.from(short).length).toBeLessThanOrEqual(80)
  expect(short).toMatch(/…$/)
  expect(short.isWellFormed()).toBe(true)
})
