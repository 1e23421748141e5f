import { describe, expect, it } from 'vitest'
import { outcomeOf, violationCount } from './words.ts'

describe('outcomeOf', () => {
  it.each([
    [
      { httpStatus: 200, outcome: 'success', message: '' },
      { tone: 'good', status: '200' },
    ],
    [
      { httpStatus: 200, outcome: 'error', message: 'No.' },
      { tone: 'neutral', status: '200 error', detail: 'No.' },
    ],
    [
      { httpStatus: 404, outcome: 'error', message: 'No.' },
      { tone: 'neutral', status: '404' },
    ],
    [
      { httpStatus: 500, outcome: 'error', message: 'Oh.' },
      { tone: 'bad', status: '500' },
    ],
    [
      { httpStatus: 0, outcome: 'network', message: '' },
      { tone: 'bad', status: 'no answer' },
    ],
  ])('describes %o', (entry, expected) => {
    expect(outcomeOf(entry)).toMatchObject(expected)
  })

  it('names the injected fault', () => {
    expect(outcomeOf({ httpStatus: 502, outcome: 'html', message: '' }).detail).toMatch(/^Fault: .*HTML/)
  })
})

it('counts requests that broke the contract, not their violations', () => {
  expect(violationCount([{ violations: ['/a', '/b'] }, { violations: [] }, { violations: ['/c'] }])).toBe(2)
})
