import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { press } from '../support/flow.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
import { bodyRows, openSections, postNames, projectNames, section } from '../support/profile.ts'

/** The sections below the profile form, each saved separately: posts, projects, employees and employers. */
export default {
  title: 'Screens/Profile/Sections',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

export const Posts: Story = {
  tags: ['full'],
  play: async ({ canvas }) => expect(await postNames(await section(canvas, 'Posts'))).toHaveLength(3),
}

export const PostsOfACompany: Story = {
  name: 'Company posts',
  tags: ['state'],
  parameters: { as: personas.harbour },
  play: async ({ canvas }) => {
    await expect(await postNames(await section(canvas, 'Posts'))).toHaveLength(3)
    await expect(canvas.queryByRole('region', { name: 'Projects' })).toBeNull()
  },
}

export const NarrowCompany: Story = {
  name: 'Company, narrow',
  tags: ['state'],
  parameters: { as: personas.harbour },
  globals: narrow,
  play: async ({ canvas }) => {
    await openSections(canvas, 'Employees')
  },
}

/** Each section says what it is for, and there is no section for employers. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { as: personas.newcomer },
  play: async ({ canvas }) => {
    const posts = await section(canvas, 'Posts')
    await expect(posts.getByText(/^No posts yet\./)).toBeVisible()
    await expect((await section(canvas, 'Projects')).getByText(/^No projects yet\./)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull()
  },
}

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

export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { as: extremes.person, scenario: 'extremes' },
  globals: narrow,
  play: async ({ canvas }) => {
    await openSections(canvas, 'Projects')
  },
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

export const Projects: Story = {
  tags: ['state'],
  play: async ({ canvas }) =>
    expect(await projectNames(await section(canvas, 'Projects'))).toEqual([
      'Seven lines: a letter from the hospital',
      'Ferry desk',
      'Prototype kit for town halls',
    ]),
}

export const Employees: Story = {
  tags: ['full'],
  parameters: { as: personas.harbour },
  play: async ({ canvas }) => {
    const employees = await section(canvas, 'Employees')
    await expect(employees.getByText('7 invitations')).toBeVisible()
    await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
    await expect(employees.getByRole('link', { name: 'Rashid Tanoli' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/user\/\d+$/),
    )
  },
}

export const Employers: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await expect(bodyRows(employers, 'Employers')).toHaveLength(3)
    await expect(employers.getByRole('button', { name: 'Decline Lanternfold Studio' })).toBeVisible()
    const actions = employers.getAllByRole('button', { name: /^(Accept|Decline|Remove) / })
    await expect(actions).toHaveLength(4)
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
