import { expect, test } from 'vitest'
import { ApiError, isUnserved, isUnanswered, mayHaveWorked, missingMessage } from './errors.ts'

test.each([
  ['network', [isUnanswered, isUnserved]],
  ['timeout', [isUnanswered, isUnserved, mayHaveWorked]],
  ['not-built', [isUnserved]],
  ['not-an-envelope', [mayHaveWorked]],
  ['refused', []],
] as const)('what a failure means: %s', (kind, meanings) => {
  const error = new ApiError({ kind, call: 'me', message: 'Not loaded.' })
  expect([isUnanswered, isUnserved, mayHaveWorked].filter((is) => is(error))).toEqual(meanings)
  expect([String(error), Object.hasOwn(error, 'cause')]).toEqual(['ApiError: Not loaded.', false])
})

test('something is missing if the server refused it as such, and may exist otherwise', () => {
  const message = 'This job was deleted.'
  const failure = (httpStatus: number, kind: 'refused' | 'network' = 'refused') =>
    new ApiError({ kind, httpStatus, call: 'jobs/fetch-single', message })
  for (const status of [200, 404, 410]) expect(missingMessage(failure(status))).toBe(message)
  for (const status of [400, 403, 409, 422, 429, 500, 503])
    expect(missingMessage(failure(status))).toBeUndefined()
  expect(missingMessage(failure(0, 'network'))).toBeUndefined()
  expect(missingMessage(new Error(message))).toBeUndefined()
})
