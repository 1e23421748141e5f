import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, type Story, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Talent/Company',
  parameters: { at: `/recruiter/${personas.harbour}` },
} satisfies Meta

export const Company: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
    await expect(canvas.getByRole('heading', { level: 2, name: /^Employees \(\d+\)$/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Posts' })).toBeVisible()
    // Only job seekers can follow companies (rules 27).
    await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull()
  },
}

export const CompanyWithoutJobs: Story = {
  name: 'Without jobs',
  tags: ['empty'],
  parameters: { at: `/recruiter/${personas.smallShop}` },
  play: says('No open jobs at the moment.'),
}

/** About text and posts are optional (rules 32). */
export const CompanyWithoutProfile: Story = {
  name: 'Without profile',
  tags: ['state'],
  parameters: failing('users/find'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
    ).toBeVisible()
    await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Posts' })).toBeNull()
  },
}

export const CompanyLongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: `/recruiter/${extremes.company}?page=2`, scenario: 'extremes' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Page 2', current: 'page' })),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: `/recruiter/${personas.rightToLeftCompany}` },
  play: says(arabicTitle),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('jobs/search'),
  play: says('The page hasn’t loaded.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: {
    network: {
      faults: [
        { call: 'jobs/search', kind: 'network', times: null },
        { call: 'users/find', kind: 'network', times: null },
      ],
    },
  },
  play: saysOffline('The page hasn’t loaded.'),
}

export const CompanyLoading: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: unanswered('jobs/search'),
  play: saysLoading('Loading the company…'),
}

export const CompanyNotFound: Story = {
  name: 'Not found',
  tags: ['state'],
  parameters: { at: '/recruiter/999999' },
  play: says('Company not found.'),
}
