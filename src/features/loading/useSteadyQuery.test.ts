import { expect, test } from 'vitest'
import { failureOf } from './useSteadyQuery.ts'

const offline = new Error('Offline')
const busy = new Error('Busy')
const before = { error: offline, asked: 'page 1', times: 1 }
const none = { data: undefined, error: null, errorUpdateCount: 1, isPlaceholderData: false }

test.each([
  ['appears', undefined, 'page 1', { error: offline }, offline],
  ['stays during a retry, until there is data (rules 37)', before, 'page 1', {}, offline],
  ['ends with data', before, 'page 1', { data: 'Jobs' }, undefined],
  ['is replaced by the next one', before, 'page 1', { error: busy, errorUpdateCount: 2 }, busy],
  [
    'is not hidden by data of the previous page',
    before,
    'page 1',
    { data: 'Jobs', isPlaceholderData: true },
    offline,
  ],
  ['is dropped when something else is requested', before, 'page 2', {}, undefined],
  ['of a refresh keeps the data', undefined, 'page 1', { data: 'Jobs', error: offline }, undefined],
  [
    'is dropped when the query is reset, as on logout (rules 12)',
    before,
    'page 1',
    { errorUpdateCount: 0 },
    undefined,
  ],
  // The first failure after a reset has the same count as the one before.
  ['after a reset is a new one', before, 'page 1', { error: busy }, busy],
])('a failure %s', (_what, was, asked, result, shown) => {
  const failure = failureOf(was, asked, { ...none, ...result })
  expect(failure?.error).toBe(shown)
  // Otherwise, the component would render without end.
  expect(failureOf(failure, asked, { ...none, ...result })).toBe(failure)
})
