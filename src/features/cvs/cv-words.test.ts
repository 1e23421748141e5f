import { describe, expect, it } from 'vitest'
import { deleteLabel, lossWords, usageWords } from './cv-words.ts'

describe('the use of a CV', () => {
  it.each([
    [undefined, undefined],
    [0, 'Not sent yet'],
    [1, 'Sent with 1 application'],
    [12, 'Sent with 12 applications'],
  ])('with %s applications is "%s"', (count, words) => {
    expect(usageWords(count)).toBe(words)
  })
})

describe('the question before deleting', () => {
  it('says how many applications go', () => {
    expect(lossWords(1)).toContain('1 application made with it is deleted as well')
    expect(lossWords(5)).toContain('5 applications made with it are deleted as well')
    expect(lossWords(0)).toBe('No application was made with it.')
    expect(deleteLabel(5)).toBe('Delete CV and 5 applications')
    expect(deleteLabel(0)).toBe('Delete CV')
  })

  it('says that some go where their number is not known', () => {
    for (const count of ['counting', 'unknown'] as const) {
      expect(lossWords(count)).toContain('deleted as well')
      expect(deleteLabel(count)).toBe('Delete CV')
    }
  })
})
