import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import type { User } from '../../api/session.ts'
import {
  changedKeys,
  profileFields,
  profileRules,
  savedUser,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts'
import { rowOf } from './rows.ts'
import { sectionOf } from './section-state.ts'

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
  experiences: [
    { name: 'Northlight', from: '2018', to: '2020', designation: 'Designer' },
    { name: 'Harbour', from: '2020', to: '', designation: 'Lead' },
  ],
  certificates: [{ name: 'Scrum', year: '2020' }],
}
const user: User = {
  ...example('me').user,
  type: 'job_seeker',
  ...whole,
  summary: null,
  desired_salary: null,
}
const base = valuesOf(user)
const cover_photo = new File(['x'], 'cover.png', { type: 'image/png' })
const blankJob = rowOf({ name: ' ', from: '', to: '', designation: '' })
const blankDegree = rowOf({ degree: '', institute: ' ', year: '' })

test.each<[what: string, change: Partial<ProfileValues>, sent: object]>([
  ['the whole form, with empty texts and lists (rules 43), but never the email address', {}, {}],
  ['an empty text for a cleared field', { about: ' ' }, { about: '' }],
  [
    'no blank rows',
    { experiences: [...base.experiences.slice(1), blankJob] },
    { experiences: whole.experiences.slice(1) },
  ],
  ['a picture only if one was chosen', { cover_photo }, { cover_photo }],
  [
    'skills and cities split at commas (rules 31)',
    { desired_skills: 'TypeScript,machine learning ,' },
    { desired_skills: 'TypeScript, machine learning' },
  ],
])('what is sent has %s (rules 29)', (_what, change, sent) => {
  expect(profileFields('job_seeker', { ...base, ...change })).toEqual({ ...whole, ...sent })
})

test('a recruiter’s form sends only a recruiter’s fields', () => {
  const { name, about, currently_located } = whole
  expect(profileFields('recruiter', base)).toEqual({ name, about, currently_located })
})

test('spaces and blank rows are no changes, and a list is tidied in any script', () => {
  const changed = { ...base, about: 'Designs services. ', education: [blankDegree] }
  expect(changedKeys(base, changed)).toEqual(new Set())
  const skilled = { ...base, desired_skills: '護理，\u200b、حياكة، knots' }
  expect(profileFields('job_seeker', skilled).desired_skills).toBe('護理, حياكة, knots')
})

test('a saved account shows its values at once, a cleared text as null', () => {
  const about = { about: null, education: [] }
  expect(savedUser({ name: 'Ada L.', about: '', education: [] })).toEqual({ name: 'Ada L.', ...about })
})

test('a name is required; length limits are left to the server (product: validation)', () => {
  const education = [rowOf({ degree: 'x'.repeat(256), institute: '', year: '' })]
  expect(profileRules({ ...base, name: ' \u200b', education })).toEqual({ name: 'Enter a name.' })
  expect(profileRules(base)).toEqual({ name: undefined })
})

test('a field names its section', () => {
  const sections = ['name', 'desired_cities', 'experiences.3.from'].map(sectionOf)
  expect(sections).toEqual(['about', 'preferences', 'experiences'])
})
