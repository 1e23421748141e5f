import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { arabicTitle } from '../support/other-script.ts'
import { empty, error, full, loading, longText, offline, otherScript, state } from '../support/plays.ts'
import { failing, type Meta } from '../support/story.ts'

export default {
  title: 'Screens/Talent/Company',
  parameters: { at: `/recruiter/${personas.harbour}` },
} satisfies Meta

export const Company = full(async ({ canvas }) => {
  await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
  await expect(canvas.getByRole('heading', { level: 2, name: /^Employees \(\d+\)$/ })).toBeVisible()
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Posts' })).toBeVisible()
  // Only job seekers can follow companies (rules 27).
  await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull()
})

export const CompanyWithoutJobs = empty(
  { at: `/recruiter/${personas.smallShop}` },
  'No open jobs at the moment.',
)

/** About text and posts are optional (rules 32). */
export const CompanyWithoutProfile = state(failing('users/find'), async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
  ).toBeVisible()
  await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
  await expect(canvas.queryByRole('heading', { level: 2, name: 'Posts' })).toBeNull()
})

export const CompanyLongText = longText(
  { at: `/recruiter/${extremes.company}?page=2`, scenario: 'extremes' },
  async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Page 2', current: 'page' })),
)

export const OtherScript = otherScript({ at: `/recruiter/${personas.rightToLeftCompany}` }, arabicTitle)
export const ServerError = error('jobs/search', 'The page hasn’t loaded.')

export const Offline = offline(
  {
    network: {
      faults: [
        { call: 'jobs/search', kind: 'network', times: null },
        { call: 'users/find', kind: 'network', times: null },
      ],
    },
  },
  'The page hasn’t loaded.',
)

export const CompanyLoading = loading('jobs/search', 'Loading the company…')
export const CompanyNotFound = state({ at: '/recruiter/999999' }, 'Company not found.')
