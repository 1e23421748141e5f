import { describe, expect, it } from 'vitest'
import { ApiError, isUnserved, isUnanswered, mayHaveWorked, missingMessage } from './errors.ts'

it('an error has its kind and its cause', () => {
  const details = { kind: 'network', call: 'me', message: 'Not reached.' } as const
  const cause = new TypeError('Failed to fetch')
  expect(String(new ApiError({ ...details, cause }))).toBe('ApiError: Not reached.')
  expect(new ApiError({ ...details, cause }).cause).toBe(cause)
  expect(Object.hasOwn(new ApiError(details), 'cause')).toBe(false)
})

it.each([
  ['network', { isUnanswered: true, isUnserved: true, mayHaveWorked: false }],
  ['timeout', { isUnanswered: true, isUnserved: true, mayHaveWorked: true }],
  ['not-built', { isUnanswered: false, isUnserved: true, mayHaveWorked: false }],
  ['not-an-envelope', { isUnanswered: false, isUnserved: false, mayHaveWorked: true }],
  ['refused', { isUnanswered: false, isUnserved: false, mayHaveWorked: false }],
] as const)('what a failure means: %s', (kind, means) => {
  const error = new ApiError({ kind, call: 'me', message: 'Not loaded.' })
  expect({
    isUnanswered: isUnanswered(error),
    isUnserved: isUnserved(error),
    mayHaveWorked: mayHaveWorked(error),
  }).toEqual(means)
})

describe('the message for something missing', () => {
  const failure = (kind: 'refused' | 'network', httpStatus: number) =>
    new ApiError({ kind, httpStatus, call: 'jobs/fetch-single', message: 'This job was deleted.' })

  it.each([200, 404, 410])('is the message of the server’s refusal (HTTP %i)', (status) => {
    expect(missingMessage(failure('refused', status))).toBe('This job was deleted.')
  })

  it.each([400, 403, 409, 422, 429, 500, 503])(
    'is undefined for a job that may exist (HTTP %i)',
    (status) => {
      expect(missingMessage(failure('refused', status))).toBeUndefined()
    },
  )

  it('is undefined without an answer, and for other errors', () => {
    expect(missingMessage(failure('network', 0))).toBeUndefined()
    expect(missingMessage(new Error('This job was deleted.'))).toBeUndefined()
  })
})
