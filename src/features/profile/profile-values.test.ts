import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { User } from '../../api/session.ts'
import { mergeValues } from '../../ui/useForm.ts'
import {
  changedKeys,
  profileDraft,
  profileFields,
  profileMerging,
  profileRules,
  savedUser,
  tidyList,
  valuesOf,
} from './profile-values.ts'
import { rowOf } from './rows.ts'

const user: User = {
  id: 101,
  name: 'Ada Lindqvist',
  email: 'ada@example.org',
  type: 'job_seeker',
  profile_image: null,
  cover_photo: null,
  about: 'Designs services.',
  currently_working: null,
  currently_located: 'Utrecht',
  summary: null,
  desired_job_title: null,
  desired_salary: null,
  desired_cities: null,
  desired_skills: 'TypeScript',
  jobs_notifications: 0,
  education: [],
  experiences: [
    { name: 'Northlight', from: '2018', to: '2020', designation: 'Designer' },
    { name: 'Harbour', from: '2020', to: '', designation: 'Lead' },
  ],
  certificates: [{ name: 'Scrum', year: '2020' }],
}
const base = valuesOf(user)

/** The fields that an unchanged form of a job seeker sends. */
const whole = {
  name: 'Ada Lindqvist',
  about: 'Designs services.',
  currently_located: 'Utrecht',
  currently_working: '',
  summary: '',
  desired_job_title: '',
  desired_salary: '',
  desired_cities: '',
  desired_skills: 'TypeScript',
  education: [],
  experiences: user.experiences,
  certificates: user.certificates,
}

describe('what is sent (rules 29)', () => {
  it('is the whole form, including empty text fields and lists, but never the email address', () => {
    expect(profileFields('job_seeker', base)).toEqual(whole)
    expect(changedKeys(base, { ...base, about: 'Designs services. ' })).toEqual(new Set())
  })

  it('has only a recruiter’s fields for a recruiter', () => {
    const { name, about, currently_located } = whole
    expect(profileFields('recruiter', base)).toEqual({ name, about, currently_located })
  })

  it('has an empty string for a cleared field', () => {
    expect(profileFields('job_seeker', { ...base, about: ' ' })).toEqual({ ...whole, about: '' })
  })

  it('leaves out blank rows', () => {
    const experiences = [
      ...base.experiences.slice(1),
      rowOf({ name: ' ', from: '', to: '', designation: '' }),
    ]
    expect(profileFields('job_seeker', { ...base, experiences })).toEqual({
      ...whole,
      experiences: [{ name: 'Harbour', from: '2020', to: '', designation: 'Lead' }],
    })
  })

  it('does not count a blank row as a change', () => {
    const education = [rowOf({ degree: '', institute: ' ', year: '' })]
    expect(changedKeys(base, { ...base, education })).toEqual(new Set())
  })

  it('contains a picture only if one was chosen', () => {
    const cover_photo = new File(['x'], 'cover.png', { type: 'image/png' })
    expect(profileFields('job_seeker', { ...base, cover_photo })).toEqual({ ...whole, cover_photo })
  })

  it('splits skills and cities at commas (rules 31)', () => {
    expect(tidyList(' TypeScript ,machine learning,, ')).toBe('TypeScript, machine learning')
    expect(tidyList('護理，\u200b、حياكة، knots')).toBe('護理, حياكة, knots')
    const values = { ...base, desired_skills: 'TypeScript,machine learning ,' }
    expect(profileFields('job_seeker', values)).toMatchObject({
      desired_skills: 'TypeScript, machine learning',
    })
  })
})

describe('the account', () => {
  it('shows saved values at once, a cleared text as null', () => {
    expect(savedUser({ name: 'Ada L.', about: '', education: [] })).toEqual({
      name: 'Ada L.',
      about: null,
      education: [],
    })
  })

  it('changed elsewhere updates unedited fields only', () => {
    const edited = { ...base, about: 'Mine.' }
    const now = valuesOf({ ...user, about: 'Theirs.', summary: 'New.', certificates: [] })
    const { values: next, conflicts } = mergeValues(base, edited, now, profileMerging)
    expect([...conflicts]).toEqual(['about'])
    expect(next.about).toBe('Mine.')
    expect(next.summary).toBe('New.')
    expect(next.certificates).toEqual([])
    expect(next.experiences).toBe(base.experiences)
  })

  it('with a row added elsewhere is saved with that row and the changes made here (rules 29)', () => {
    const [, harbour] = user.experiences
    const pier = { name: 'Pier', from: '2024', to: '', designation: 'Head' }
    const edited = { ...base, experiences: base.experiences.slice(1) }
    const now = valuesOf({ ...user, experiences: [...user.experiences, pier], summary: 'New.' })
    expect(profileFields('job_seeker', mergeValues(base, edited, now, profileMerging).values)).toEqual({
      ...whole,
      summary: 'New.',
      experiences: [harbour, pier],
    })
  })
})

describe('a draft (rules 12)', () => {
  it('holds texts and rows, and survives JSON', () => {
    const { about, experiences } = base
    const read = v.parse(profileDraft, JSON.parse(JSON.stringify({ about, experiences })))
    expect(read.about).toBe(about)
    expect(read.experiences?.map(({ texts }) => texts)).toEqual(user.experiences)
  })

  it('is not read if the stored value is not a draft', () => {
    expect(v.is(profileDraft, { about: 7 })).toBe(false)
    expect(v.is(profileDraft, 'about')).toBe(false)
  })
})

it('requires a name and leaves length limits to the server (product: validation)', () => {
  const education = [rowOf({ degree: 'x'.repeat(256), institute: '', year: '' })]
  expect(profileRules({ ...base, name: ' \u200b', education })).toEqual({ name: 'Enter a name.' })
  expect(profileRules(base)).toEqual({ name: undefined })
})
