import { expect } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { timesCalled } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { address, title } from '../support/edit-job.ts'

export default {
  title: 'Screens/Edit a job/States',
  parameters: { at: address, as: personas.harbour },
} satisfies Meta

export const Filled: Story = {
  name: 'Full',
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toHaveValue('Terminal planner')
    await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked()
    await expect(canvas.getByLabelText('Location')).toHaveValue('Rotterdam, Netherlands')
    await expect(canvas.getByLabelText(/^Salary from/)).toHaveValue('46000')
    await expect(canvas.getByRole('radio', { name: /^Active/ })).toBeChecked()
    await expect(canvas.getByText('Your job stays approved. We won’t review it again.')).toBeVisible()
    await expect(canvas.queryByText(/We restored your draft/)).toBeNull()
  },
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByText('Log in with a recruiter account to edit your jobs.')
    await expect(timesCalled('jobs/fetch-single')).toBe(0)
  },
}

export const JobSeeker: Story = {
  name: 'Job seeker',
  tags: ['not-allowed'],
  parameters: { as: personas.ada },
  play: says(/logged in with a job seeker account/),
}

/** The form shows no values of another company's job (rules 7). */
export const OfAnotherCompany: Story = {
  name: 'Job of another company',
  tags: ['not-allowed'],
  parameters: { at: `/jobs/${jobs.applied}/edit` },
  play: async ({ canvas }) => {
    await canvas.findByText('This isn’t one of your jobs.')
    await expect(canvas.queryByLabelText('Job title')).toBeNull()
  },
}

/** Another company's pending job is not found. */
export const NotFound: Story = {
  name: 'Not found',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.smallShop}/edit` },
  play: says('Job not found.'),
}

export const Deleted: Story = {
  name: 'Deleted job',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.removed}/edit` },
  play: says('This job was deleted.'),
}

export const LoadingState: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: unanswered('jobs/fetch-single'),
  play: saysLoading('Loading the form…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('jobs/fetch-single'),
  play: says('We couldn’t load this job.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/fetch-single'),
  play: saysOffline('We couldn’t load this job.'),
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: '/jobs/1/edit', as: extremes.company, scenario: 'extremes' },
  play: async ({ canvas }) => void (await title(canvas)),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: `/jobs/${jobs.otherScript}/edit`, ...withJobsInOtherScripts },
  play: async ({ canvas }) => expect(await title(canvas)).toHaveValue(arabicTitle),
}

export const NotApproved: Story = {
  name: 'Not approved',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.cancelled}/edit` },
  play: says('This job was not approved.'),
}
