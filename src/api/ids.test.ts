import { describe, expect, it } from 'vitest'
import { readId } from './ids.ts'

describe('the id in a URL', () => {
  it.each([
    ['7', 7],
    ['9000000000000001', 9_000_000_000_000_001],
  ])('%s is %i', (text, id) => {
    expect(readId(text)).toBe(id)
  })

  it.each(['abc', '', '0', '-1', '1.5', '007', '7x', ' 7', '1e3', '9999999999999999'])(
    '%o is not an id',
    (text) => {
      expect(readId(text)).toBeUndefined()
    },
  )
})
