import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { press, timesCalled } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import { says } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Edit a job/States' } satisfies Meta

export default meta
type Story = StoryObj

const address = `/jobs/${jobs.open}/edit`

const title = async (canvas: Canvas) => await canvas.findByLabelText('Job title')

export const Filled: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await title(canvas)).toHaveValue('Terminal planner')
        await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked()
        await expect(canvas.getByLabelText('Location')).toHaveValue('Rotterdam, Netherlands')
        await expect(canvas.getByLabelText(/^Salary from/)).toHaveValue('46000')
        await expect(canvas.getByRole('radio', { name: /^Active/ })).toBeChecked()
        await expect(canvas.getByText('Your job stays approved. We won’t review it again.')).toBeVisible()
        await expect(canvas.queryByText(/We restored your draft/)).toBeNull()
      },
    },
  ),
  name: 'Full',
  tags: ['full'],
}

export const Visitor: Story = {
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        await canvas.findByText('Log in with a recruiter account to edit your jobs.')
        await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible()
        await expect(timesCalled('jobs/fetch-single')).toBe(0)
      },
    },
  ),
  tags: ['not-allowed'],
}

export const JobSeeker: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await canvas.findByText(/logged in with a job seeker account/)
        await expect(canvas.queryByLabelText('Job title')).toBeNull()
      },
    },
  ),
  name: 'Job seeker',
  tags: ['not-allowed'],
}

/** The form shows no values of another company's job (rules 7). */
export const OfAnotherCompany: Story = {
  ...screen(
    `/jobs/${jobs.applied}/edit`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('This isn’t one of your jobs.')
        await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute(
          'href',
          `/jobs/${jobs.applied}`,
        )
        await expect(canvas.queryByLabelText('Job title')).toBeNull()
      },
    },
  ),
  name: 'Job of another company',
  tags: ['not-allowed'],
}

/** Another company's pending job is not found. */
export const NotFound: Story = {
  ...screen(
    `/jobs/${jobs.smallShop}/edit`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) =>
        void (await canvas.findByRole('heading', { level: 1, name: 'Job not found.' })),
    },
  ),
  name: 'Not found',
  tags: ['state'],
}

export const InvalidAddress: Story = {
  ...screen(
    '/jobs/tomorrow/edit',
    { as: personas.harbour },
    {
      play: async ({ canvas }) =>
        void (await canvas.findByRole('heading', { level: 1, name: 'Job not found.' })),
    },
  ),
  name: 'Invalid address',
  tags: ['state'],
}

export const Deleted: Story = {
  ...screen(
    `/jobs/${jobs.removed}/edit`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) =>
        void (await canvas.findByRole('heading', { level: 1, name: 'This job was deleted.' })),
    },
  ),
  name: 'Deleted job',
  tags: ['state'],
}

export const LoadingState: Story = {
  ...screen(
    address,
    { as: personas.harbour, network: { slow: { 'jobs/fetch-single': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the form…')) },
  ),
  name: 'Loading',
  tags: ['loading'],
}

export const ServerError: Story = {
  ...screen(
    address,
    {
      as: personas.harbour,
      network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] },
    },
    says('We couldn’t load this job.'),
  ),
  name: 'Error',
  tags: ['error'],
}

export const LoadError: Story = {
  ...screen(
    address,
    {
      as: personas.harbour,
      network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('We couldn’t load this job.')
        runtime.options = calmNetwork
        await press(canvas, 'Try again')
        await expect(await title(canvas)).toHaveValue('Terminal planner')
      },
    },
  ),
  name: 'Loads again after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    address,
    {
      as: personas.harbour,
      network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('We couldn’t load this job.')
        await expect(within(page.getByRole('region', { name: 'Messages' })).queryByText('Error')).toBeNull()
      },
    },
  ),
  tags: ['offline'],
}

export const LongText: Story = {
  ...screen(
    '/jobs/1/edit',
    { scenario: 'extremes', as: extremes.company },
    { play: async ({ canvas }) => void (await title(canvas)) },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const LongTextNarrow: Story = {
  ...screen(
    '/jobs/1/edit',
    { scenario: 'extremes', as: extremes.company },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await title(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Long text, narrow',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen(`/jobs/${jobs.otherScript}/edit`, withJobsInOtherScripts, {
    play: async ({ canvas }) => expect(await title(canvas)).toHaveValue(arabicTitle),
  }),
  name: 'Other script',
  tags: ['other-script'],
}

export const Narrow: Story = {
  ...screen(
    `/jobs/${jobs.cancelled}/edit`,
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await title(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Not approved, narrow',
  tags: ['state'],
}

export const Dark: Story = {
  ...screen(
    `/jobs/${jobs.cancelled}/edit`,
    { as: personas.harbour },
    { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await title(canvas)) },
  ),
  name: 'Not approved, dark',
  tags: ['state'],
}
