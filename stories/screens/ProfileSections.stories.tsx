import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { bodyRows, composer, postNames, projectNames, section } from '../support/profile.ts'

/** The sections below the profile form, each saved separately: posts, projects, employees and employers. */
const meta = { title: 'Screens/Profile/Sections' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/profile'

export const Posts: Story = {
  name: 'Posts',
  tags: ['full'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const { posts, caption } = await composer(canvas)
        await expect(caption).toHaveAttribute('rows', '10')
        await expect(await postNames(posts)).toHaveLength(3)
      },
    },
  ),
}

export const PostsOfACompany: Story = {
  name: 'Company posts, dark',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.harbour },
    {
      globals: { theme: 'dark' },
      play: async ({ canvas }) => {
        await expect(await postNames(await section(canvas, 'Posts'))).toHaveLength(3)
        await expect(canvas.queryByRole('region', { name: 'Projects' })).toBeNull()
      },
    },
  ),
}

export const Narrow: Story = {
  name: 'Narrow',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await postNames(await section(canvas, 'Posts'))
        await noSidewaysScroll()
      },
    },
  ),
}

export const NarrowCompany: Story = {
  name: 'Company, narrow and dark',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.harbour },
    {
      globals: { ...narrow, theme: 'dark' },
      play: async ({ canvas }) => {
        await section(canvas, 'Employees')
        await noSidewaysScroll()
      },
    },
  ),
}

/** Each section says what it is for, and there is no section for employers. */
export const Empty: Story = {
  name: 'Empty',
  tags: ['empty'],
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        const posts = await section(canvas, 'Posts')
        await expect(posts.getByText(/^No posts yet\./)).toBeVisible()
        await expect((await section(canvas, 'Projects')).getByText(/^No projects yet\./)).toBeVisible()
        await expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull()
      },
    },
  ),
}

export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  ...screen(
    address,
    { scenario: 'extremes', as: extremes.person },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await section(canvas, 'Posts')
        await section(canvas, 'Projects')
        await noSidewaysScroll()
      },
    },
  ),
}

export const LongTextsOfACompany: Story = {
  name: 'Company, long text',
  tags: ['long-text'],
  ...screen(
    address,
    { scenario: 'extremes', as: extremes.company },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await section(canvas, 'Employees')
        await noSidewaysScroll()
      },
    },
  ),
}

export const Projects: Story = {
  name: 'Projects, dark',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: { theme: 'dark' },
      play: async ({ canvas }) => {
        const projects = await section(canvas, 'Projects')
        await expect(await projectNames(projects)).toEqual([
          'Seven lines: a letter from the hospital',
          'Ferry desk',
          'Prototype kit for town halls',
        ])
        await expect(projects.getByRole('button', { name: 'Add a project' })).toHaveAttribute(
          'aria-expanded',
          'false',
        )
      },
    },
  ),
}

export const Employees: Story = {
  name: 'Employees',
  tags: ['full'],
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const employees = await section(canvas, 'Employees')
        await expect(employees.getByText('7 invitations')).toBeVisible()
        await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
        for (const name of ['Name', 'Email', 'Status', 'Action']) {
          await expect(employees.getByRole('columnheader', { name })).toBeInTheDocument()
        }
        await expect(employees.getByRole('link', { name: 'Rashid Tanoli' })).toHaveAttribute(
          'href',
          expect.stringMatching(/\/user\/\d+$/),
        )
      },
    },
  ),
}

export const Employers: Story = {
  name: 'Employers',
  tags: ['full'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const employers = await section(canvas, 'Employers')
        await expect(bodyRows(employers, 'Employers')).toHaveLength(3)
        await expect(employers.getByRole('button', { name: 'Accept Lanternfold Studio' })).toBeVisible()
        await expect(employers.getByRole('button', { name: 'Decline Lanternfold Studio' })).toBeVisible()
        await expect(employers.queryByRole('button', { name: 'Remove Lanternfold Studio' })).toBeNull()
        await expect(employers.getByRole('button', { name: 'Remove Everwharf' })).toBeVisible()
        await expect(employers.getByRole('button', { name: 'Remove Ledgerfern' })).toBeVisible()
      },
    },
  ),
}

export const EmployersOtherScript: Story = {
  name: 'Employers, other script',
  tags: ['other-script'],
  ...screen(
    address,
    { as: personas.rightToLeft },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect(bodyRows(await section(canvas, 'Employers'), 'Employers')).toHaveLength(1)
        await noSidewaysScroll()
      },
    },
  ),
}
