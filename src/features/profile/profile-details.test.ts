import { expect, test } from 'vitest'
import { profileDetails, sectionOf } from './profile-details.ts'
import type { ProfileValues } from './profile-values.ts'
import { rowOf } from './rows.ts'

const empty: ProfileValues = {
  name: 'Ada Lindqvist',
  about: ' ',
  currently_located: '',
  currently_working: '',
  summary: '',
  desired_job_title: '',
  desired_salary: '',
  desired_cities: '',
  desired_skills: '',
  education: [rowOf({ degree: '', institute: ' ', year: '' })],
  experiences: [],
  certificates: [],
  profile_image: null,
  cover_photo: null,
}

const missing = (type: 'job_seeker' | 'recruiter', profile_image: string | null, values: ProfileValues) =>
  profileDetails({ type, profile_image }, values)
    .filter(({ isFilled }) => !isFilled)
    .map(({ label }) => label)

test('an empty profile lacks every detail of its account type; blank rows do not count', () => {
  expect(missing('recruiter', null, empty)).toEqual(['Logo', 'About', 'Located in'])
  expect(missing('job_seeker', null, empty)).toEqual([
    'Profile picture',
    'About',
    'Located in',
    'Summary',
    'Job title',
    'Skills',
    'Education',
    'Experiences',
  ])
})

test('a detail counts as added once it is typed or chosen, or already saved', () => {
  const values = { ...empty, about: 'We print books.', profile_image: new File(['x'], 'logo.png') }
  expect(missing('recruiter', null, values)).toEqual(['Located in'])
  expect(missing('recruiter', '/storage/logo.png', { ...empty, currently_located: 'Ghent' })).toEqual([
    'About',
  ])
  const education = [rowOf({ degree: 'MSc', institute: '', year: '' })]
  expect(missing('job_seeker', null, { ...values, education })).not.toContain('Education')
})

test('a field names its section', () => {
  expect(['name', 'desired_cities', 'experiences.3.from'].map(sectionOf)).toEqual([
    'about',
    'preferences',
    'experiences',
  ])
})
