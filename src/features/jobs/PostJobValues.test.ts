import { describe, expect, it } from 'vitest'
import type { Job } from '../../api/jobs.ts'
import {
  copyOfJob,
  emptyPostJob,
  postJobFields,
  postJobRules,
  readPostJobDraft,
  valuesOfJob,
} from './PostJobValues.ts'
import type { PostJobValues } from './PostJobValues.ts'

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

/** The messages that are there. */
function wrong(change: Partial<PostJobValues>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, message] of Object.entries(postJobRules({ ...filled, ...change }))) {
    if (message !== undefined) found[field] = message
  }
  return found
}

describe('the rules of the post-job form', () => {
  it('are kept by a filled form', () => {
    expect(wrong({})).toEqual({})
  })

  it('ask for what an empty form lacks, in the order of the fields', () => {
    expect(Object.keys(wrong(emptyPostJob))).toEqual(['title', 'type', 'category', 'nature', 'currency'])
  })

  it.each(['on_site', 'hybrid'] as const)('ask for a place when the job is %s', (type) => {
    expect(wrong({ type, location: '  ' })).toEqual({ location: 'Say where the job is.' })
  })

  it('ask for no place when the job is remote', () => {
    expect(wrong({ type: 'remote', location: '' })).toEqual({})
  })

  it('refuse a salary that runs downwards, in the literal words', () => {
    expect(wrong({ salary_from: '40000', salary_to: '39,999' })).toEqual({
      salary_to: 'Salary to should be greater than salary from.',
    })
  })

  it('take equal ends, one end alone, none, and a comparison by number rather than by text', () => {
    expect(wrong({ salary_from: '40000', salary_to: '40000' })).toEqual({})
    expect(wrong({ salary_from: '', salary_to: '40000' })).toEqual({})
    expect(wrong({ salary_from: '', salary_to: '' })).toEqual({})
    expect(wrong({ salary_from: '9000', salary_to: '10000' })).toEqual({})
    expect(wrong({ salary_from: '0', salary_to: '0' })).toEqual({})
  })

  it('refuse what is no salary', () => {
    expect(wrong({ salary_from: 'plenty', salary_to: '-1' })).toEqual({
      salary_from: 'Salary from should be a number, such as 42000.',
      salary_to: 'Salary to should be 0 or more.',
    })
    expect(wrong({ salary_from: '1'.repeat(400) })).toHaveProperty('salary_from')
  })

  it.each(['', '0', '1.5', 'two', '-3'])('refuse %o vacancies', (vacancies) => {
    expect(wrong({ vacancies })).toEqual({ vacancies: 'Vacancies should be a whole number of at least 1.' })
  })

  it('leave it to the server how long a text and how large a number may be', () => {
    expect(
      wrong({ title: 'x'.repeat(256), location: 'x'.repeat(121), description: 'x'.repeat(20_001) }),
    ).toEqual({})
    expect(wrong({ salary_to: '1000000000000', vacancies: '100001' })).toEqual({})
  })
})

describe('what the form sends', () => {
  it('is trimmed text and numbers', () => {
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

  it('empties the place of a remote job, a salary and a description, and keeps a salary of 0', () => {
    const emptied = { ...filled, type: 'remote', salary_from: '0', salary_to: '', description: ' ' } as const
    expect(postJobFields(emptied)).toMatchObject({
      location: '',
      salary_from: 0,
      salary_to: '',
      description: '',
    })
  })

  it('is nothing while a choice is missing', () => {
    expect(postJobFields(emptyPostJob)).toBeUndefined()
  })
})

describe('a job in the form', () => {
  it('has its fields as text', () => {
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

  it('is active as a copy, whatever the job is (product: validation)', () => {
    expect(copyOfJob(job)).toEqual({ ...valuesOfJob(job), status: 'active' })
  })

  it('can be sent as it is', () => {
    expect(Object.values(postJobRules(valuesOfJob(job))).filter(Boolean)).toEqual([])
  })
})

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(readPostJobDraft(JSON.parse(JSON.stringify(filled)))).toEqual(filled)
  })

  it('of an older version is completed, and an unknown choice left open', () => {
    expect(readPostJobDraft({ title: 'Nurse', type: 'on_the_moon' })).toEqual({
      ...emptyPostJob,
      title: 'Nurse',
    })
  })

  it.each([null, 'text', 7, { title: 7 }])('that is none is not read: %o', (stored) => {
    expect(readPostJobDraft(stored)).toBeUndefined()
  })
})
