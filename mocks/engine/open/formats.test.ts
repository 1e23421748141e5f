import { expect, it } from 'vitest'
import { areUnique } from './formats.ts'

it('a huge list of objects is compared in proportion to its size', () => {
  const rows = Array.from({ length: 100_000 }, (_none, id) => ({ id, of: [id] }))
  expect(areUnique(rows)).toBe(true)
  expect(areUnique([...rows, { of: [7], id: 7 }])).toBe(false)
})
