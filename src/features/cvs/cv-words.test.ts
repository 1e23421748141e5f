import { describe, expect, it } from 'vitest'
import { deleteLabel, lossWords, usageWords } from './cv-words.ts'

describe('the use of a CV', () => {
  it.each([
    [undefined, undefined],
    [0, 'Not used yet'],
    [1, 'Used in 1 application'],
    [12, 'Used in 12 applications'],
  ])('with %s applications is "%s"', (count, words) => {
    expect(usageWords(count)).toBe(words)
  })
})

describe('the confirmation before deletion', () => {
  it('says how many applications are deleted too', () => {
    expect(lossWords(1)).toContain('deletes 1 application made with it')
    expect(lossWords(5)).toContain('deletes 5 applications made with it')
    expect(lossWords(0)).toBe('You haven’t applied with this CV.')
    expect(deleteLabel(5)).toBe('Delete CV and 5 applications')
    expect(deleteLabel(0)).toBe('Delete CV')
  })

  it('says that applications are deleted too if their number is unknown', () => {
    for (const count of ['counting', 'unknown'] as const) {
      expect(lossWords(count)).toContain('deletes all applications made with it')
      expect(deleteLabel(count)).toBe('Delete CV')
    }
  })
})
