import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says, saysOffline } from '../support/plays.ts'
import { screen } from '../support/screen.tsx'
import { failing } from '../support/talent.ts'

const meta = { title: 'Screens/Talent/Company' } satisfies Meta

export default meta
type Story = StoryObj

export const Company: Story = {
  ...screen(
    `/recruiter/${personas.harbour}`,
    {},
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
        await expect(canvas.getByRole('heading', { level: 2, name: /^Employees \(\d+\)$/ })).toBeVisible()
        await expect(await canvas.findByRole('heading', { level: 2, name: 'Posts' })).toBeVisible()
        // Only job seekers can follow companies (rules 27).
        await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull()
      },
    },
  ),
  tags: ['full'],
}

export const FollowsACompany: Story = {
  ...screen(
    `/recruiter/${personas.longNameCompany}`,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        const follow = await canvas.findByRole('button', { name: /^Follow / })
        await userEvent.click(follow)
        await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'))
        await waitFor(async () =>
          expect(
            await runtime.read(({ tx }) => tx.followings.by('account_id', personas.newcomer).length),
          ).toBe(1),
        )
      },
    },
  ),
  name: 'Follows a company',
  tags: ['behaviour'],
}

export const FollowError: Story = {
  ...screen(
    `/recruiter/${personas.longNameCompany}`,
    { as: personas.newcomer, ...failing('followers/toggle') },
    {
      play: async ({ canvas }) => {
        const follow = await canvas.findByRole('button', { name: /^Follow / })
        await userEvent.click(follow)
        await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
        await expect(follow).toHaveAttribute('aria-pressed', 'false')
      },
    },
  ),
  name: 'Follow error',
  tags: ['state'],
}

export const CompanyWithoutJobs: Story = {
  ...screen(
    `/recruiter/${personas.smallShop}`,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No open jobs at the moment.')).toBeVisible()
      },
    },
  ),
  name: 'Without jobs',
  tags: ['empty'],
}

/** About text and posts are optional (rules 32). */
export const CompanyWithoutProfile: Story = {
  ...screen(
    `/recruiter/${personas.harbour}`,
    { ...failing('users/find') },
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
        ).toBeVisible()
        await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
        await expect(canvas.queryByRole('heading', { level: 2, name: 'Posts' })).toBeNull()
      },
    },
  ),
  name: 'Without profile',
  tags: ['state'],
}

export const CompanyLongText: Story = {
  ...screen(
    `/recruiter/${extremes.company}?page=2`,
    { scenario: 'extremes' },
    {
      globals: { viewport: { value: 'narrow' } },
      play: async ({ canvas }) => {
        await canvas.findByRole('list', { name: /^Jobs at/ })
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen(`/recruiter/${personas.rightToLeftCompany}`, {}, says(arabicTitle)),
  name: 'Other script',
  tags: ['other-script'],
}

export const ServerError: Story = {
  ...screen(`/recruiter/${personas.harbour}`, failing('jobs/search'), {
    ...says('The page hasn’t loaded.'),
  }),
  name: 'Error',
  tags: ['error'],
}

export const Offline: Story = {
  ...screen(
    `/recruiter/${personas.harbour}`,
    {
      network: {
        faults: [
          { call: 'jobs/search', kind: 'network', times: null },
          { call: 'users/find', kind: 'network', times: null },
        ],
      },
    },
    saysOffline('The page hasn’t loaded.'),
  ),
  tags: ['offline'],
}

export const CompanyLoading: Story = {
  ...screen(
    `/recruiter/${personas.harbour}`,
    { network: { slow: { 'jobs/search': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading the company…')).toBeInTheDocument()
      },
    },
  ),
  name: 'Loading',
  tags: ['loading'],
}

export const CompanyNotFound: Story = {
  ...screen(
    '/recruiter/999999',
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Company not found.' }),
        ).toBeVisible()
      },
    },
  ),
  name: 'Not found',
  tags: ['state'],
}

export const RedirectsACompany: Story = {
  ...screen(
    `/user/${personas.harbour}`,
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
        ).toBeVisible()
        await canvas.findByRole('list', { name: /^Jobs at/ })
      },
    },
  ),
  name: 'Redirects from a job seeker’s address',
  tags: ['behaviour'],
}

export const OpensFromAJob: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('link', { name: 'Alder & Quay Harbour Services' }))
        await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
      },
    },
  ),
  name: 'Opens from a job',
  tags: ['behaviour'],
}

export const CompanyDark: Story = {
  ...screen(`/recruiter/${personas.harbour}`, {}, { globals: { theme: 'dark' } }),
  name: 'Dark',
  tags: ['full'],
}
