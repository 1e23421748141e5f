import { describe, expect, it } from 'vitest'
import { rowToFocus } from './focus-restoration.ts'

describe('focus after a row is gone', () => {
  it('goes to the next row, else to the one before', () => {
    expect(rowToFocus([1, 2, 3], 1)).toBe(2)
    expect(rowToFocus([1, 2, 3], 3)).toBe(2)
  })

  it('has no row to go to when the only one is gone, or none was', () => {
    expect(rowToFocus([1], 1)).toBeUndefined()
    expect(rowToFocus([1], 7)).toBeUndefined()
  })
})
