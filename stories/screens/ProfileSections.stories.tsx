import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { press } from '../support/flow.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
import { bodyRows, openSections, section } from '../support/profile.ts'

/** The sections below the profile form, each saved separately: posts, projects, employees and employers. */
export default {
  title: 'Screens/Profile/Sections',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('my-profile'),
  play: saysLoading('Loading your posts…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('my-profile'),
  play: says('We couldn’t load your posts and projects.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: { as: personas.harbour, ...offline('my-profile') },
  play: saysOffline('We couldn’t load your posts and employees.'),
}

export const LongTextsOfACompany: Story = {
  name: 'Company, long text',
  tags: ['long-text'],
  parameters: { as: extremes.company, scenario: 'extremes' },
  globals: narrow,
  play: async ({ canvas }) => {
    await openSections(canvas, 'Employees')
  },
}

export const EmployersOtherScript: Story = {
  name: 'Employers, other script',
  tags: ['other-script'],
  parameters: { as: personas.rightToLeft },
  globals: narrow,
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Employers')
    await expect(bodyRows(employers, 'Employers')).toHaveLength(1)
  },
}
