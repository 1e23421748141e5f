import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import type { ApplicationStatus } from '../../api/applications.ts'
import {
  countByStatus,
  inOrderOfBoard,
  inStatus,
  profileLine,
  readApplicantsSearch,
} from './applicants-search.ts'
import { applicationStatuses, readStatus } from './status-choices.ts'
import { statusWording } from './status-wording.ts'

const { application } = example('jobs/fetch-application')
const some = (['accepted', 'applied', 'accepted'] satisfies ApplicationStatus[]).map((status, index) => ({
  ...application,
  id: index + 1,
  status,
}))
const whole = { search: 'ada', status: 'in_review', view: 'board', applicant: 7 }

test.each([
  [whole, whole],
  [
    { search: '2026', applicant: '7' },
    { search: '2026', applicant: 7 },
  ],
  [{ search: 2026 }, { search: '2026' }],
  [{ search: '🙂'.repeat(300) }, { search: '🙂'.repeat(200) }],
  [{}, {}],
  [{ search: '  ', status: 'hired', view: 'pie', applicant: 'me' }, {}],
  [{ search: {}, status: 1, view: true, applicant: -1 }, {}],
  [{ search: null, status: null, view: null, applicant: null }, {}],
])('the URL %j of the applicants is read as %j', (raw, read) => {
  const found = Object.entries(readApplicantsSearch(raw)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(found)).toEqual(read)
})

test('a board keeps the order within a status, is read column by column, and counted', () => {
  expect(inStatus(some, 'accepted').map(({ id }) => id)).toEqual([1, 3])
  expect(inStatus(some, 'shortlisted')).toEqual([])
  expect(inOrderOfBoard(some).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(Object.fromEntries(countByStatus(some))).toEqual({ accepted: 2, applied: 1 })
})

test.each([
  [null, ''],
  ['  ', ''],
  ['Ward nurse', 'Ward nurse'],
  ['\n Ward nurse \r\nNights and weekends.', 'Ward nurse'],
])('the line of a profile with %o is %o', (about, line) => {
  expect(profileLine({ about })).toBe(line)
})

test('each status has its own word and icon, so that no two differ by colour alone', () => {
  for (const part of ['label', 'icon'] as const)
    expect(new Set(applicationStatuses.map((status) => statusWording[status][part])).size).toBe(6)
  expect([readStatus('shortlisted'), readStatus('Shortlisted')]).toEqual(['shortlisted', undefined])
})
