import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, password, personas } from '../../mocks/scenarios/personas.ts'
import { arrive, choose, follow, isTold, noSidewaysScroll, press, tryAgain } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { broken, form, section } from '../support/profile.ts'

const meta = { title: 'Screens/Profile/States' } satisfies Meta

export default meta
type Story = StoryObj

export const JobSeeker: Story = {
  name: 'Job seeker',
  tags: ['full'],
  ...screen(
    '/profile',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const fields = await form(canvas)
        await expect(fields.getByLabelText('Email')).toHaveAttribute('readonly')
        await expect(fields.getByLabelText(/^Working at/)).toBeVisible()
        await expect(fields.getByLabelText(/^Skills/)).not.toHaveValue('')
        await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute(
          'href',
          `/user/${personas.ada}`,
        )
        const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
        await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
          'Profile',
          'Change password',
        ])
        await expect(await canvas.findByRole('region', { name: /^Employers/ })).toBeVisible()
        await expect(canvas.getByText('All changes saved')).toBeVisible()
        // The index links to a section far below.
        await userEvent.click(
          within(canvas.getByRole('navigation', { name: 'On this page' })).getByRole('link', {
            name: 'Projects',
          }),
        )
        await waitFor(() => expect(canvas.getByRole('heading', { name: /^Projects/ })).toHaveFocus())
      },
    },
  ),
}

export const Recruiter: Story = {
  name: 'Recruiter',
  tags: ['full'],
  ...screen(
    '/profile',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const fields = await form(canvas)
        await expect(fields.queryByLabelText(/^Summary/)).toBeNull()
        await expect(fields.queryByRole('heading', { name: 'Education' })).toBeNull()
        await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute(
          'href',
          `/recruiter/${personas.harbour}`,
        )
        const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
        await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
          'Profile',
          'Change password',
          'Receipts',
          'Payments',
        ])
        await expect(await canvas.findByRole('region', { name: /^Employees/ })).toBeVisible()
      },
    },
  ),
}

export const Dark: Story = {
  name: 'Dark',
  tags: ['state'],
  ...screen('/profile', { as: personas.ada }, { globals: { theme: 'dark' } }),
}

export const Narrow: Story = {
  name: 'Narrow',
  tags: ['state'],
  ...screen(
    '/profile',
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await form(canvas)
        await canvas.findByRole('region', { name: /^Projects/ })
        await noSidewaysScroll()
      },
    },
  ),
}

/** Empty sections say what belongs there, and the checklist names every missing detail. */
export const EmptyProfile: Story = {
  name: 'Empty',
  tags: ['empty'],
  ...screen(
    '/profile',
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('The positions you’ve held appear here.')).toBeVisible()
        await canvas.findByRole('region', { name: /^Posts/ })
        await expect(canvas.queryByRole('region', { name: /^Employers/ })).toBeNull()
      },
    },
  ),
}

export const RightToLeft: Story = {
  name: 'Other script',
  tags: ['other-script'],
  ...screen(
    '/profile',
    { as: personas.rightToLeft },
    { play: async ({ canvas }) => void (await form(canvas)) },
  ),
}

/** Of two hundred experiences with the longest text, the first appear at once and the others on request. */
export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  ...screen(
    '/profile',
    { scenario: 'extremes', as: extremes.person },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const experiences = await section(canvas, 'Experiences')
        await noSidewaysScroll()
        await expect(experiences.getAllByRole('listitem')).toHaveLength(8)
        await userEvent.click(experiences.getByRole('button', { name: 'Show all 200' }))
        await expect(experiences.getAllByRole('listitem')).toHaveLength(200)
        // The first new row has focus.
        await waitFor(() => expect(experiences.getByLabelText('Position, experience 9')).toHaveFocus())
        const last = experiences.getByLabelText('To, experience 200')
        await userEvent.clear(last)
        await userEvent.type(last, '2026')
        await press(canvas, 'Update')
        await isTold('Profile', 'Profile saved.')
      },
    },
  ),
}

export const Loading: Story = {
  name: 'Loading',
  tags: ['loading'],
  ...screen(
    '/profile',
    { as: personas.ada, network: { slow: { me: 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading…')) },
  ),
}

/** The form works without the other sections, and a retry loads them. */
export const SectionsNotLoaded: Story = {
  name: 'Retries sections that failed to load',
  tags: ['behaviour'],
  ...screen(
    '/profile',
    { as: personas.ada, network: broken('my-profile') },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load your posts and projects.')).toBeVisible()
        await form(canvas)
        await tryAgain(canvas)
        await canvas.findByRole('region', { name: /^Projects/ })
        // The first of the loaded sections takes focus.
        await expect(canvas.getByRole('heading', { level: 2, name: /^Posts/ })).toHaveFocus()
      },
    },
  ),
}

/** If the account of a stored session can't be loaded, page and header offer a retry but no login (rules 37). */
export const AccountNotLoaded: Story = {
  name: 'Account not loaded',
  tags: ['offline'],
  ...screen(
    '/profile',
    { as: personas.ada, network: broken('me', 'network') },
    {
      play: async ({ canvas }) => {
        const retry = await canvas.findByRole('button', { name: 'Retry' })
        await expect(retry.parentElement).toHaveTextContent('We couldn’t load your account.')
        await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
        await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
      },
    },
  ),
}

export const Visitor: Story = {
  name: 'Visitor',
  tags: ['not-allowed'],
  ...screen(
    '/profile',
    {},
    { play: async ({ canvas }) => void (await canvas.findByText('Log in to see your profile.')) },
  ),
}

export const UnknownType: Story = {
  name: 'Not found',
  tags: ['error'],
  ...screen(
    '/profile/invoices',
    { as: personas.harbour },
    { play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Page not found' })) },
  ),
}

/** Following the user menu and the tabs changes the URL without a reload (product: profile). */
export const Tabs: Story = {
  name: 'Switches tabs without a reload',
  tags: ['behaviour'],
  ...screen(
    '/about',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await choose(canvas, /^Alder/, 'Profile')
        await arrive(canvas, 'Profile')
        for (const tab of ['Change password', 'Receipts', 'Payments']) {
          await follow(canvas, tab)
          await arrive(canvas, tab)
        }
      },
    },
  ),
}

export const ChangePassword: Story = {
  name: 'Changes the password',
  tags: ['behaviour'],
  ...screen(
    '/profile/change-password',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const fields = within(await canvas.findByRole('form', { name: 'Change password' }))
        await expect(canvas.getByText(/logs you out on every other device/)).toBeVisible()
        await userEvent.type(fields.getByLabelText('Current password'), 'not this one')
        await userEvent.type(fields.getByLabelText('New password'), 'lanterns at noon')
        await userEvent.type(fields.getByLabelText('Confirm new password'), 'lanterns at noon')
        await press(canvas, 'Change password')
        await waitFor(() => expect(fields.getByLabelText('Current password')).toBeInvalid())
        await userEvent.clear(fields.getByLabelText('Current password'))
        await userEvent.type(fields.getByLabelText('Current password'), password)
        await press(canvas, 'Change password')
        await isTold('Change password', /logged you out on your other devices/)
        await expect(fields.getByLabelText('New password')).toHaveValue('')
      },
    },
  ),
}

export const ChangePasswordNarrow: Story = {
  name: 'Change password, narrow',
  tags: ['state'],
  ...screen(
    '/profile/change-password',
    { as: personas.ada },
    {
      globals: { ...narrow, theme: 'dark' },
      play: async ({ canvas }) => {
        await canvas.findByRole('form', { name: 'Change password' })
        await noSidewaysScroll()
      },
    },
  ),
}
