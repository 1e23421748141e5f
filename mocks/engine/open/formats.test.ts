import { describe, expect, it } from 'vitest'
import { areUnique, equal } from './formats.ts'

describe('equal', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [[], {}, false],
    [[1], [1, 2], false],
    [null, {}, false],
    ['1', 1, false],
  ])('of %j and %j is %j', (one, other, result) => {
    expect(equal(one, other)).toBe(result)
  })
})

it('a huge list of objects is compared in proportion to its size', () => {
  const rows = Array.from({ length: 100_000 }, (_none, id) => ({ id, of: [id] }))
  expect(areUnique(rows)).toBe(true)
  expect(areUnique([...rows, { of: [7], id: 7 }])).toBe(false)
})
