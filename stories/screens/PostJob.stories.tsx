import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { isTold, noSidewaysScroll, opened } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import { says } from '../support/plays.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Post a job' } satisfies Meta

export default meta

type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const narrow = { globals: { viewport: { value: 'narrow' } } }

/** Fills in the required fields. */
async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Job title'), 'Harbour pilot')
  await userEvent.click(canvas.getByRole('radio', { name: 'Hybrid' }))
  await userEvent.type(canvas.getByLabelText('Location'), 'Rotterdam')
  await canvas.findByRole('option', { name: 'EUR' })
  await canvas.findByRole('option', { name: 'Transport & logistics' })
  await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Transport & logistics')
  await userEvent.click(canvas.getByRole('radio', { name: 'Part time' }))
  await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR')
}

const post = async (canvas: Canvas) => await userEvent.click(canvas.getByRole('button', { name: 'Post job' }))

export const Visitor: Story = {
  ...screen(
    '/post',
    {},
    {
      play: async ({ canvas }) => {
        const prompt = await canvas.findByText('Log in with a recruiter account to post a job.')
        await expect(prompt).toBeVisible()
        await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible()
      },
    },
  ),
  tags: ['not-allowed'],
}

export const JobSeeker: Story = {
  ...screen(
    '/post',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('link', { name: 'Log in with a recruiter account' })
        await expect(canvas.queryByLabelText('Job title')).toBeNull()
      },
    },
  ),
  name: 'Job seeker',
  tags: ['not-allowed'],
}

export const AsksForLocation: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await canvas.findByLabelText('Job title')
        await expect(canvas.getByLabelText('Positions')).toHaveValue('1')
        await expect(canvas.getByRole('radio', { name: /^Active/ })).toBeChecked()
        // Only on-site and hybrid jobs have a location.
        await expect(canvas.queryByLabelText('Location')).toBeNull()
        await userEvent.click(canvas.getByRole('radio', { name: 'On site' }))
        await expect(canvas.getByLabelText('Location')).toBeVisible()
        await userEvent.click(canvas.getByRole('radio', { name: 'Remote' }))
        await expect(canvas.queryByLabelText('Location')).toBeNull()
      },
    },
  ),
  name: 'Asks for a location unless remote',
  tags: ['behaviour'],
}

export const RequiredFields: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await canvas.findByLabelText('Job title')
        await post(canvas)
        const summary = canvas.getByRole('group', { name: /check what you entered/ })
        await waitFor(() => expect(summary).toHaveFocus())
        await userEvent.click(within(summary).getByRole('link', { name: 'Choose a currency.' }))
        await expect(canvas.getByLabelText('Currency')).toHaveFocus()
      },
    },
  ),
  name: 'Required fields missing',
  tags: ['state'],
}

/** The field shows the specified message until the range is valid (product: validation). */
export const SalaryRangeReversed: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        await userEvent.type(canvas.getByLabelText(/^Salary from/), '50,000')
        await userEvent.type(canvas.getByLabelText(/^Salary to/), '40000')
        await post(canvas)
        await expect(canvas.getByLabelText(/^Salary to/)).toHaveAccessibleDescription(
          'Salary to should be greater than salary from.',
        )
        await userEvent.type(canvas.getByLabelText(/^Salary to/), '0')
        await expect(canvas.queryByText('Salary to should be greater than salary from.')).toBeNull()
      },
    },
  ),
  name: 'Rejects a reversed salary range',
  tags: ['behaviour'],
}

export const Preview: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        await userEvent.type(canvas.getByLabelText(/^Salary from/), '50000')
        await userEvent.type(canvas.getByLabelText(/^Description/), 'Bring ships in.')
        await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
        const dialog = await opened('dialog', 'Preview')
        await expect(dialog.getByRole('heading', { name: 'Harbour pilot' })).toBeVisible()
        await expect(dialog.getByText(/From €50,000/)).toBeVisible()
      },
    },
  ),
  tags: ['state'],
}

/** A new job is pending, and My jobs explains what that means. */
export const Posted: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        await post(canvas)
        const row = await canvas.findByRole('row', { name: /Harbour pilot/ })
        await expect(within(row).getByText('Pending')).toBeVisible()
        await expect(canvas.getByText('Pending jobs are waiting for review.')).toBeVisible()
        await isTold('Post Job')
      },
    },
  ),
  name: 'Posts a job',
  tags: ['behaviour'],
}

export const Duplicate: Story = {
  ...screen(
    `/post?copy=${jobs.open}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByLabelText('Job title')).toHaveValue('Terminal planner')
        await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked()
      },
    },
  ),
  tags: ['full'],
}

/** Duplicating a job keeps the draft of a new job and links to it; the copy has a separate draft. */
export const DuplicateBesideADraft: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const title = async () => await canvas.findByLabelText('Job title')
        await userEvent.type(await title(), 'Harbour pilot')
        await userEvent.click(canvas.getByRole('link', { name: 'Duplicate an earlier job' }))
        await userEvent.click(await canvas.findByRole('link', { name: 'Duplicate Terminal planner' }))
        await waitFor(async () => expect(await title()).toHaveValue('Terminal planner'))
        await expect(canvas.getByText('Harbour pilot')).toBeVisible()
        await userEvent.type(await title(), ' at night')
        await userEvent.click(canvas.getByRole('link', { name: 'Go to the draft' }))
        await waitFor(async () => expect(await title()).toHaveValue('Harbour pilot'))
      },
    },
  ),
  name: 'Duplicates a job beside another draft',
  tags: ['behaviour'],
}

/** Another company's job cannot be duplicated. */
export const DuplicateOfAnother: Story = {
  ...screen(
    `/post?copy=${jobs.applied}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('You can’t duplicate that job.')
        await expect(canvas.getByLabelText('Job title')).toHaveValue('')
      },
    },
  ),
  name: 'Job to duplicate not found',
  tags: ['state'],
}

/** The server fails, and the form keeps the values. */
export const ServerError: Story = {
  ...screen(
    '/post',
    {
      as: personas.harbour,
      network: { faults: [{ call: 'jobs/create', kind: 'error-500', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        await post(canvas)
        await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
        await expect(canvas.getByLabelText('Job title')).toHaveValue('Harbour pilot')
      },
    },
  ),
  name: 'Keeps the values after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    '/post',
    {
      as: personas.harbour,
      network: { faults: [{ call: 'categories/fetch', kind: 'network', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('We couldn’t load currencies and categories.')
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
      },
    },
  ),
  tags: ['offline'],
}

export const LoadError: Story = {
  ...screen(
    '/post',
    {
      as: personas.harbour,
      network: { faults: [{ call: 'categories/fetch', kind: 'error-500', times: null }] },
    },
    says('We couldn’t load currencies and categories.'),
  ),
  name: 'Error',
  tags: ['error'],
}

/** A copy of the job with the longest text. */
export const LongText: Story = {
  ...screen(
    '/post?copy=1',
    { scenario: 'extremes', as: extremes.company },
    {
      ...narrow,
      play: async ({ canvas }) => {
        await canvas.findByLabelText('Job title')
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen(`/post?copy=${jobs.otherScript}`, withJobsInOtherScripts, {
    play: async ({ canvas }) => expect(await canvas.findByLabelText('Job title')).toHaveValue(arabicTitle),
  }),
  name: 'Other script',
  tags: ['other-script'],
}

export const LoadingState: Story = {
  ...screen(
    '/post',
    { as: personas.harbour, network: { slow: { me: 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the form…')) },
  ),
  name: 'Loading',
  tags: ['loading'],
}

export const RequiredFieldsDark: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      globals: { theme: 'dark' },
      play: async ({ canvas }) => {
        await canvas.findByLabelText('Job title')
        await post(canvas)
        await canvas.findByRole('group', { name: /check what you entered/ })
      },
    },
  ),
  name: 'Required fields missing, dark',
  tags: ['state'],
}

export const Narrow: Story = {
  ...screen(
    '/post',
    { as: personas.harbour },
    {
      ...narrow,
      play: async ({ canvas }) => {
        await canvas.findByLabelText('Job title')
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Empty, narrow',
  tags: ['empty'],
}
