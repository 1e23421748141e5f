import { describe, expect, it } from 'vitest'
import { rowToFocus } from './focus-restoration.ts'

describe('focus after a row is removed', () => {
  it('moves to the next row, else to the previous', () => {
    expect(rowToFocus([1, 2, 3], 1)).toBe(2)
    expect(rowToFocus([1, 2, 3], 3)).toBe(2)
  })

  it('has no row to move to if that was the only one', () => {
    expect(rowToFocus([1], 1)).toBeUndefined()
    expect(rowToFocus([1], 7)).toBeUndefined()
  })
})
