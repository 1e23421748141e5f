import { describe, expect, it } from 'vitest'
import { differingFields, mergeJob } from './job-changes.ts'
import { readEditJobDraft, type PostJobValues } from './job-values.ts'

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
    expect(differingFields(base, typed)).toEqual([])
  })

  it('do not differ in the location of a remote job (rules 14)', () => {
    expect(differingFields({ ...base, type: 'remote' }, { ...base, type: 'remote', location: '' })).toEqual(
      [],
    )
  })

  it('are compared field by field, in the order of the form', () => {
    const other: PostJobValues = { ...base, status: 'in_active', salary_to: '', title: 'Nurse' }
    expect(differingFields(base, other)).toEqual(['title', 'salary_to', 'status'])
  })

  it('are compared even while a choice is missing', () => {
    expect(differingFields(base, { ...base, nature: '' })).toEqual(['nature'])
  })
})

describe('merging two versions of a job', () => {
  it('takes the changes of the other version and keeps our own', () => {
    const mine = { ...base, title: 'Night nurse' }
    const theirs = { ...base, salary_to: '38000', vacancies: '3' }
    expect(mergeJob(base, mine, theirs)).toEqual({
      values: { ...base, title: 'Night nurse', salary_to: '38000', vacancies: '3' },
      differing: ['title', 'salary_to', 'vacancies'],
      incoming: ['salary_to', 'vacancies'],
    })
  })

  it('keeps our own value where both changed the same field', () => {
    const { values, differing, incoming } = mergeJob(
      base,
      { ...base, title: 'Night nurse' },
      { ...base, title: 'Day nurse' },
    )
    expect(values.title).toBe('Night nurse')
    expect(differing).toEqual(['title'])
    expect(incoming).toEqual([])
  })

  it('finds no difference where both made the same change', () => {
    const same = { ...base, title: 'Night nurse' }
    expect(mergeJob(base, same, { ...same })).toMatchObject({ differing: [], incoming: [] })
  })

  it('takes the location when the other version is no longer remote', () => {
    const remote: PostJobValues = { ...base, type: 'remote', location: '' }
    const merged = mergeJob(remote, { ...remote, title: 'Nurse' }, { ...base })
    expect(merged.values).toEqual({ ...base, title: 'Nurse' })
  })
})

describe('a stored draft of an edited job', () => {
  it('is read back with its base', () => {
    const stored = { values: { ...base, title: 'Night nurse' }, base }
    expect(readEditJobDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([null, base, { values: base }])('that is invalid is not read: %o', (stored) => {
    expect(readEditJobDraft(stored)).toBeUndefined()
  })
})
