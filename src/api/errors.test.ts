import { describe, expect, it } from 'vitest'
import { ApiError, missingWord } from './errors.ts'

it('an error has its kind and its cause', () => {
  const details = { kind: 'network', call: 'me', message: 'Not reached.' } as const
  const cause = new TypeError('Failed to fetch')
  expect(String(new ApiError({ ...details, cause }))).toBe('ApiError: Not reached.')
  expect(new ApiError({ ...details, cause }).cause).toBe(cause)
  expect(Object.hasOwn(new ApiError(details), 'cause')).toBe(false)
})

describe('the message for something missing', () => {
  const failure = (kind: 'refused' | 'network', httpStatus: number) =>
    new ApiError({ kind, httpStatus, call: 'jobs/fetch-single', message: 'This job was deleted.' })

  it('is the message of the server’s refusal', () => {
    expect(missingWord(failure('refused', 200))).toBe('This job was deleted.')
  })

  it('is undefined for a job that may exist', () => {
    expect(missingWord(failure('refused', 500))).toBeUndefined()
    expect(missingWord(failure('network', 0))).toBeUndefined()
    expect(missingWord(new Error('This job was deleted.'))).toBeUndefined()
  })
})
