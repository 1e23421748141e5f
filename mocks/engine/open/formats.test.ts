import { describe, expect, it } from 'vitest'
import { equal } from './formats.ts'

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
