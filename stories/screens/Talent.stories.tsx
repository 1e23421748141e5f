import { expect } from 'storybook/test'
import { says, saysLoading } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { people } from '../support/talent.ts'

export default {
  title: 'Screens/Talent/List',
  parameters: { at: '/find-talent' },
} satisfies Meta

export const Found: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await people(canvas)).toHaveLength(10)
    await expect(canvas.getByText('Total 40 user(s) found.')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Pages of job seekers' })).toBeVisible()
  },
}

export const NoResults: Story = {
  name: 'No results',
  tags: ['empty'],
  parameters: { at: '/find-talent?search=xylophonist' },
  play: says('Nobody matches “xylophonist”.'),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { scenario: 'empty' },
  play: says('No job seekers yet.'),
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('users/fetch'),
  play: saysLoading('Loading the job seekers…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('users/fetch'),
  play: says('We couldn’t load the job seekers.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('users/fetch'),
  play: says('We couldn’t load the job seekers.'),
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { scenario: 'extremes' },
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: '/find-talent?search=%D9%84%D9%8A%D8%A7%D9%86' },
  play: says('ليان العطّار'),
}
