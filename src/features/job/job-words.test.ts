import { describe, expect, test } from 'vitest'
import { placeWords, positionCount, positionWords } from './job-words.ts'
import { noSalaryWords, salaryWords } from './salary-words.ts'

describe('the words of a job', () => {
  test('give the location and type; a remote job has no location', () => {
    expect(placeWords({ type: 'hybrid', location: 'Bath' })).toBe('Bath\u00a0· Hybrid')
    expect(placeWords({ type: 'on_site', location: ' ' })).toBe('On\u00a0site')
    expect(placeWords({ type: 'remote', location: 'Bath' })).toBe('Remote')
    expect(placeWords({ type: 'remote', location: null })).toBe('Remote')
  })

  test('give the salary, if it is stated', () => {
    const none = { currency: 'GBP', salary_from: null, salary_to: null }
    expect([salaryWords(none, 'en-GB'), noSalaryWords(none)]).toEqual([null, 'Salary not stated'])
    expect(salaryWords({ ...none, salary_from: 0, salary_to: 14 }, 'en-GB')).toBe('Up to £14')
    expect(salaryWords({ ...none, salary_from: 0, salary_to: 0 }, 'en-GB')).toBeNull()
    const unread = { ...none, salary_from: 14, unread: ['salary_to'] }
    expect([salaryWords(unread, 'en-GB'), noSalaryWords(unread)]).toEqual([null, 'Salary unknown'])
  })

  test('count positions only if there are several', () => {
    expect(positionWords(1)).toBeNull()
    expect(positionWords(3)).toBe('3 positions')
    expect(positionCount(1)).toBe('1 position')
  })
})
