import { afterEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import type { Job } from '../../api/jobs.ts'
import {
  copyOfJob,
  differingJobFields,
  emptyPostJob,
  postJobDraft,
  postJobFields,
  postJobRules,
  valuesOfJob,
} from './job-values.ts'
import type { PostJobValues } from './job-values.ts'

const filled: PostJobValues = {
  title: '  Ward nurse ',
  type: 'on_site',
  location: ' Bristol ',
  category: 'Health',
  nature: 'part_time',
  currency: 'GBP',
  salary_from: '31,000',
  salary_to: '36 500',
  vacancies: '2',
  description: 'Nights and weekends.\n',
  status: 'active',
}

const job: Job = {
  id: 7,
  title: 'Ward nurse',
  type: 'remote',
  location: null,
  category: 'Health',
  nature: 'full_time',
  currency: 'EUR',
  salary_from: 0,
  salary_to: null,
  vacancies: 3,
  description: 'Text',
  is_featured: 1,
  is_bookmarked: false,
  created_at: '2026-11-02T09:00:00Z',
  status: 'in_active',
  state: 'cancelled',
  user: { id: 1, name: 'Harbour & Pine', profile_image: null },
}

/** The error messages, by field, for `filled` with this change. */
function wrong(change: Partial<PostJobValues>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, message] of Object.entries(postJobRules({ ...filled, ...change }))) {
    if (message !== undefined) found[field] = message
  }
  return found
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the rules of the post-job form', () => {
  it('accept a complete form', () => {
    expect(wrong({})).toEqual({})
  })

  it('ask for the required fields of an empty form, in order', () => {
    expect(Object.keys(wrong(emptyPostJob))).toEqual(['title', 'type', 'category', 'nature', 'currency'])
  })

  it.each(['on_site', 'hybrid'] as const)('ask for a location when the job is %s', (type) => {
    expect(wrong({ type, location: '  ' })).toEqual({ location: 'Say where the job is.' })
  })

  it('ask for no location when the job is remote', () => {
    expect(wrong({ type: 'remote', location: '' })).toEqual({})
  })

  it('refuse a reversed salary range, with the specified message', () => {
    expect(wrong({ salary_from: '40000', salary_to: '39,999' })).toEqual({
      salary_to: 'Salary to should be greater than salary from.',
    })
  })

  it('accept equal amounts, one amount or none, and compare by number', () => {
    expect(wrong({ salary_from: '40000', salary_to: '40000' })).toEqual({})
    expect(wrong({ salary_from: '', salary_to: '40000' })).toEqual({})
    expect(wrong({ salary_from: '', salary_to: '' })).toEqual({})
    expect(wrong({ salary_from: '9000', salary_to: '10000' })).toEqual({})
    expect(wrong({ salary_from: '0', salary_to: '0' })).toEqual({})
  })

  it('refuse an invalid salary', () => {
    expect(wrong({ salary_from: 'plenty', salary_to: '-1' })).toEqual({
      salary_from: 'Salary from should be a number, such as 42000.',
      salary_to: 'Salary to should be 0 or more.',
    })
    expect(wrong({ salary_from: '1'.repeat(400) })).toHaveProperty('salary_from')
  })

  it('ask which amount is meant on a device with a decimal comma (rules 47)', () => {
    vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'decimal', value: ',' }])
    expect(wrong({ salary_from: '50,000', salary_to: '60.000', vacancies: '1,000' })).toEqual({
      salary_from: '“50,000” could mean 50\u00a0000 or 50. Write 50000 or 50.',
      vacancies: '“1,000” could mean 1\u00a0000 or 1. Write 1000 or 1.',
    })
  })

  it.each(['', '0', '1.5', 'two', '-3'])('refuse %o vacancies', (vacancies) => {
    expect(wrong({ vacancies })).toEqual({ vacancies: 'Positions should be a whole number of at least 1.' })
  })

  it('leave maximum lengths and values to the server', () => {
    expect(
      wrong({ title: 'x'.repeat(256), location: 'x'.repeat(121), description: 'x'.repeat(20_001) }),
    ).toEqual({})
    expect(wrong({ salary_to: '1000000000000', vacancies: '100001' })).toEqual({})
  })
})

describe('the fields to send', () => {
  it('are the amounts of the job, if nobody changed them (rules 47)', () => {
    const paid = { ...job, salary_from: 50.125, salary_to: 1_250_000.5 }
    expect(postJobFields(valuesOfJob(paid))).toMatchObject({ salary_from: 50.125, salary_to: 1_250_000.5 })
  })

  it('are trimmed text and numbers', () => {
    expect(postJobFields(filled)).toEqual({
      title: 'Ward nurse',
      type: 'on_site',
      location: 'Bristol',
      category: 'Health',
      nature: 'part_time',
      currency: 'GBP',
      salary_from: 31_000,
      salary_to: 36_500,
      vacancies: 2,
      description: 'Nights and weekends.',
      status: 'active',
    })
  })

  it('clear a remote job’s location and an emptied salary or description, and keep a salary of 0', () => {
    const emptied = { ...filled, type: 'remote', salary_from: '0', salary_to: '', description: ' ' } as const
    expect(postJobFields(emptied)).toMatchObject({
      location: '',
      salary_from: 0,
      salary_to: '',
      description: '',
    })
  })

  it('are undefined while a choice is missing', () => {
    expect(postJobFields(emptyPostJob)).toBeUndefined()
  })
})

describe('the form values of a job', () => {
  it('are its fields as text', () => {
    expect(valuesOfJob(job)).toEqual({
      title: 'Ward nurse',
      type: 'remote',
      location: '',
      category: 'Health',
      nature: 'full_time',
      currency: 'EUR',
      salary_from: '0',
      salary_to: '',
      vacancies: '3',
      description: 'Text',
      status: 'in_active',
    })
  })

  it('are active for a copy (product: validation)', () => {
    expect(copyOfJob(job)).toEqual({ ...valuesOfJob(job), status: 'active' })
  })

  it('are valid', () => {
    expect(Object.values(postJobRules(valuesOfJob(job))).filter(Boolean)).toEqual([])
  })
})

const base: PostJobValues = {
  title: 'Ward nurse',
  type: 'on_site',
  location: 'Bristol',
  category: 'Health',
  nature: 'part_time',
  currency: 'GBP',
  salary_from: '31000',
  salary_to: '36500',
  vacancies: '2',
  description: 'Nights and weekends.',
  status: 'active',
}

describe('two versions of a job', () => {
  it('do not differ in formatting', () => {
    const typed = {
      ...base,
      title: ' Ward nurse ',
      salary_from: '31,000',
      description: 'Nights and weekends.\n',
    }
    expect(differingJobFields(base, typed)).toEqual([])
  })

  it('do not differ in the location of a remote job (rules 14)', () => {
    expect(
      differingJobFields({ ...base, type: 'remote' }, { ...base, type: 'remote', location: '' }),
    ).toEqual([])
  })

  it('are compared field by field, in the order of the form', () => {
    const other: PostJobValues = { ...base, status: 'in_active', salary_to: '', title: 'Nurse' }
    expect(differingJobFields(base, other)).toEqual(['title', 'salary_to', 'status'])
  })

  it('are compared even while a choice is missing', () => {
    expect(differingJobFields(base, { ...base, nature: '' })).toEqual(['nature'])
  })
})

describe('a stored draft', () => {
  it('is read back', () => {
    expect(v.parse(postJobDraft, JSON.parse(JSON.stringify(filled)))).toEqual(filled)
  })

  it('of an older version loses its unknown choices', () => {
    expect(v.parse(postJobDraft, { title: 'Nurse', type: 'on_the_moon' })).toEqual({ title: 'Nurse' })
  })

  it.each([null, 'text', 7, { title: 7 }])('that is invalid is not read: %o', (stored) => {
    expect(v.is(postJobDraft, stored)).toBe(false)
  })
})
