import { describe, expect, it } from 'vitest'
import { checkStep } from './employees.ts'

describe('the steps of an employee link (spec §4)', () => {
  it.each([
    ['pending', 'accept'],
    ['pending', 'decline'],
    ['accepted', 'remove'],
    ['declined', 'remove'],
  ] as const)('from %s allow to %s', (status, step) => {
    expect(() => {
      checkStep({ status }, step)
    }).not.toThrow()
  })

  it.each([
    ['pending', 'remove', 'Accept or decline this request first.'],
    ['accepted', 'accept', 'This request is accepted already.'],
    ['accepted', 'decline', 'This request is accepted already.'],
    ['declined', 'accept', 'This request is declined already.'],
    ['declined', 'decline', 'This request is declined already.'],
  ] as const)('from %s do not allow to %s', (status, step, message) => {
    expect(() => {
      checkStep({ status }, step)
    }).toThrow(message)
  })
})
