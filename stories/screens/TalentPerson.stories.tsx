import { expect, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Talent/Person',
  parameters: { at: `/user/${personas.ada}` },
} satisfies Meta

export const Person: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
    for (const name of ['Summary', 'Posts', 'Job Preferences', 'Experience', 'Certificates'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(canvas.getByText('MA Service Design - Norrhamn School of Arts (2016)')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Projects' })).toHaveTextContent('Time Taken: 4 months')
    await expect(canvas.getByRole('link', { name: /^Seven lines/ })).toHaveAttribute(
      'href',
      'https://example.com/seven-lines',
    )
    await expect(canvas.getByRole('button', { name: 'Download CV' })).toBeVisible()
  },
}

/** A sentence appears instead of empty sections. */
export const BarePerson: Story = {
  name: 'Name only',
  tags: ['empty'],
  parameters: { at: `/user/${personas.newcomer}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hasn’t added anything else yet\.$/)).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([])
    await expect(canvas.queryByRole('button', { name: 'Download CV' })).toBeNull()
  },
}

export const RightToLeft: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: `/user/${personas.rightToLeft}` },
}

export const LongPerson: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: `/user/${extremes.person}`, scenario: 'extremes' },
}

export const PersonNotFound: Story = {
  name: 'Not found',
  tags: ['state'],
  parameters: { at: '/user/0' },
  play: says('User not found.', ['Find talent', '/find-talent']),
}

export const PersonLoading: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: unanswered('users/find'),
  play: saysLoading('Loading the profile…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('users/find'),
  play: says('The page hasn’t loaded.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('users/find'),
  play: saysOffline('The page hasn’t loaded.'),
}
