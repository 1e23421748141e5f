import { describe, expect, it } from 'vitest'
import type { Application, ApplicationStatus } from '../../api/applications.ts'
import {
  countByStatus,
  inOrderOfBoard,
  inStatus,
  neighbours,
  profileLine,
  readApplicantsSearch,
} from './applicants-search.ts'
import { statusWording } from './status-wording.ts'
import { applicationStatuses, readStatus } from './status-choices.ts'

const application = (id: number, status: ApplicationStatus): Application => ({
  id,
  status,
  created_at: '2026-11-02T09:00:00Z',
  user: { id, name: `Person ${id}`, email: `p${id}@example.com`, about: null, profile_image: null },
  cv: { id, title: 'CV', path: '/storage/cv.pdf', is_default: true },
  company: { name: 'Company', profile_image: null },
  job: { id: 1, title: 'Job' },
})
const some = [application(1, 'accepted'), application(2, 'applied'), application(3, 'accepted')]

describe('the URL of the applicants', () => {
  it('is read back', () => {
    const wanted = { search: 'ada', status: 'in_review', view: 'board', applicant: 7 }
    expect(readApplicantsSearch(wanted)).toEqual(wanted)
  })

  it('reads an id as a number, and a search as text', () => {
    expect(readApplicantsSearch({ search: '2026', applicant: '7' })).toMatchObject({
      search: '2026',
      applicant: 7,
    })
  })

  it('keeps a search for a number, and cuts a long one between characters', () => {
    expect(readApplicantsSearch({ search: 2026 }).search).toBe('2026')
    expect(readApplicantsSearch({ search: '🙂'.repeat(300) }).search).toBe('🙂'.repeat(200))
  })

  it.each([
    {},
    { search: '  ', status: 'hired', view: 'pie', applicant: 'me' },
    { search: {}, status: 1, view: true, applicant: -1 },
    { search: null, status: null, view: null, applicant: null },
  ])('falls back to the plain list for invalid values: %o', (raw) => {
    expect(Object.values(readApplicantsSearch(raw)).filter((value) => value !== undefined)).toEqual([])
  })
})

describe('a board', () => {
  it('keeps the order of the applications in a status', () => {
    expect(inStatus(some, 'accepted').map(({ id }) => id)).toEqual([1, 3])
    expect(inStatus(some, 'shortlisted')).toEqual([])
  })

  it('is read column by column', () => {
    expect(inOrderOfBoard(some).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})

describe('the counts by status', () => {
  it('count each status that occurs', () => {
    expect(Object.fromEntries(countByStatus(some))).toEqual({ accepted: 2, applied: 1 })
  })
})

describe('the line of a profile', () => {
  it.each([
    [null, ''],
    ['  ', ''],
    ['Ward nurse', 'Ward nurse'],
    ['\n Ward nurse \r\nNights and weekends.', 'Ward nurse'],
  ])('of %o is %o', (about, line) => {
    expect(profileLine({ about })).toBe(line)
  })
})

describe('the neighbours of an applicant', () => {
  it('are the applicants before and after, and `undefined` at the ends', () => {
    expect(neighbours(some, 2)).toEqual({ previous: 1, next: 3 })
    expect(neighbours(some, 1)).toEqual({ previous: undefined, next: 2 })
    expect(neighbours(some, 3)).toEqual({ previous: 2, next: undefined })
    expect(neighbours(some, 9)).toEqual({ previous: undefined, next: undefined })
  })
})

describe('the wording of the statuses', () => {
  it('has a different word for each', () => {
    const labels = applicationStatuses.map((status) => statusWording[status].label)
    expect(new Set(labels).size).toBe(applicationStatuses.length)
  })

  it('never distinguishes two statuses by colour alone', () => {
    const seen = applicationStatuses.map((status) => statusWording[status].icon)
    expect(new Set(seen).size, 'Give each its own icon in status-wording.ts.').toBe(
      applicationStatuses.length,
    )
  })

  it('is not accepted in a URL, which has the contract’s values', () => {
    expect(readStatus('shortlisted')).toBe('shortlisted')
    expect(readStatus('Shortlisted')).toBeUndefined()
  })
})
