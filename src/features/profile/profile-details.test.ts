import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import { profileDetails, sectionOf } from './profile-details.ts'
import { valuesOf, type ProfileValues } from './profile-values.ts'
import { rowOf } from './rows.ts'

const texts = { about: ' ', currently_located: '', summary: '', desired_job_title: '', desired_skills: '' }
const lists = { education: [], experiences: [], certificates: [] }
const empty: ProfileValues = {
  ...valuesOf({ ...example('me').user, ...texts, ...lists }),
  // A blank row doesn't count.
  education: [rowOf({ degree: '', institute: ' ', year: '' })],
}
const company = ['Logo', 'About', 'Located in']
const person = ['Profile picture', 'About', 'Located in', 'Summary', 'Job title', 'Skills']
const logo = new File(['x'], 'logo.png')
const degree = [rowOf({ degree: 'MSc', institute: '', year: '' })]

test.each<['job_seeker' | 'recruiter', string | null, change: Partial<ProfileValues>, missing: string[]]>([
  ['recruiter', null, {}, company],
  ['job_seeker', null, {}, [...person, 'Education', 'Experiences']],
  ['recruiter', null, { about: 'We print books.', profile_image: logo }, ['Located in']],
  ['recruiter', '/storage/logo.png', { currently_located: 'Ghent' }, ['About']],
  ['job_seeker', null, { education: degree }, [...person, 'Experiences']],
])('a %s with the picture %s and %j lacks %j', (type, profile_image, change, missing) => {
  const details = profileDetails({ type, profile_image }, { ...empty, ...change })
  expect(details.filter(({ isFilled }) => !isFilled).map(({ label }) => label)).toEqual(missing)
})

test('a field names its section', () => {
  const sections = ['name', 'desired_cities', 'experiences.3.from'].map(sectionOf)
  expect(sections).toEqual(['about', 'preferences', 'experiences'])
})
