import { expect, it } from 'vitest'
import { Random } from './random.ts'

it('a UUID is one of version 4, and the same for the same seed', () => {
  const random = new Random(7)
  const drawn = Array.from({ length: 100 }, () => random.uuid())
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(drawn.filter((uuid) => !version4.test(uuid))).toEqual([])
  expect(new Set(drawn).size).toBe(100)
  expect(new Random(7).uuid()).toBe(drawn[0])
})
