import { describe, expect, it } from 'vitest'
import { initials } from './Avatar.tsx'
import { pageWindow } from './Pagination.tsx'
import { readThrown } from './useForm.ts'

describe('pageWindow', () => {
  it.each([
    [1, 2, '1 2'],
    [1, 12, '1 2 3 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [6, 12, '1 … 5 6 7 … 12'],
    [12, 12, '1 … 10 11 12'],
    [3, 5, '1 2 3 4 5'],
    [1, 1, '1'],
  ])('page %d of %d offers %s', (page, pages, expected) => {
    expect(
      pageWindow(page, pages)
        .map((entry) => entry ?? '…')
        .join(' '),
    ).toBe(expected)
  })
})

describe('initials', () => {
  it.each([
    ['Ada King Byron', 'AB'],
    ['zoë', 'Z'],
    ['élan  vital', 'ÉV'],
    ['3D Print & Co', '3C'],
    ['“Quoted” name', 'QN'],
    ['  ', '?'],
    ['李 小龙', '李小'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('readThrown', () => {
  it('reads a sentence and field messages from anything thrown', () => {
    const refused = Object.assign(new Error('Please check.'), { errors: { email: ['Taken.'] } })
    expect(readThrown(refused)).toEqual({ message: 'Please check.', errors: { email: ['Taken.'] } })
    expect(readThrown(new Error(''))).toEqual({
      message: 'Something went wrong. Please try again.',
      errors: undefined,
    })
    expect(readThrown({ message: 'x', errors: { email: 'no list' } })).toEqual({
      message: 'x',
      errors: undefined,
    })
    expect(readThrown('plain')).toEqual({ message: 'plain' })
  })
})
