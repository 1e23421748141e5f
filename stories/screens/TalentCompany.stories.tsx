import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { arabicTitle } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { failing, type Meta } from '../support/story.ts'

export default {
  title: 'Screens/Talent/Company',
  parameters: { at: `/recruiter/${personas.harbour}` },
} satisfies Meta

export const Company = story.full(async ({ canvas }) => {
  const list = await canvas.findByRole('list', {
    name: 'Transport & logistics jobs at Alder & Quay Harbour Services',
  })
  // Neither the company's name nor its logo is repeated in its rows.
  await expect(list).not.toHaveTextContent('Alder & Quay')
  await expect(list.querySelector('img')).toBeNull()
  await expect(canvas.getByRole('heading', { level: 2, name: /^Employees \(\d+\)$/ })).toBeVisible()
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Posts' })).toBeVisible()
  // Only job seekers can follow companies (rules 27).
  await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull()
})

export const CompanyWithoutJobs = story.empty(
  { at: `/recruiter/${personas.smallShop}` },
  'No open jobs at the moment.',
)

/** About text and posts are optional (rules 32). */
export const CompanyWithoutProfile = story.state(failing('users/find'), async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
  ).toBeVisible()
  await canvas.findByRole('list', { name: /^Transport & logistics jobs at/ })
  await expect(canvas.getByText('We couldn’t load the company’s profile and posts.')).toBeVisible()
  await expect(canvas.queryByRole('heading', { level: 2, name: 'Posts' })).toBeNull()
})

export const CompanyLongText = story.longText(
  { at: `/recruiter/${extremes.company}?page=2`, scenario: 'extremes' },
  async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Page 2', current: 'page' })),
)

export const OtherScript = story.otherScript({ at: `/recruiter/${personas.rightToLeftCompany}` }, arabicTitle)
export const ServerError = story.error('jobs/search', 'The page hasn’t loaded.')

export const Offline = story.offline(
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

export const CompanyLoading = story.loading('jobs/search', 'Loading the company…')
export const CompanyNotFound = story.state({ at: '/recruiter/999999' }, 'Company not found.')
