import { expect, userEvent } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { follow, opened } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import { fillsIn, says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { fill, post } from '../support/post-job.ts'

export default {
  title: 'Screens/Post a job',
  parameters: { at: '/post', as: personas.harbour },
} satisfies Meta

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in with a recruiter account to post a job.'),
}

export const RequiredFields: Story = {
  name: 'Required fields missing',
  tags: ['state'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Job title')
    await post(canvas)
    await follow(canvas, 'Choose a currency.')
    await expect(canvas.getByLabelText('Currency')).toHaveFocus()
  },
}

export const Preview: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.type(canvas.getByLabelText(/^Salary from/), '50000')
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Bring ships in.')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    const dialog = await opened('dialog', 'Preview')
    await expect(dialog.getByRole('heading', { name: 'Harbour pilot' })).toBeVisible()
    await expect(dialog.getByText(/From €50,000/)).toBeVisible()
  },
}

export const Duplicate: Story = {
  tags: ['full'],
  parameters: { at: `/post?copy=${jobs.open}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Job title')).toHaveValue('Terminal planner')
    await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked()
  },
}

/** Another company's job cannot be duplicated. */
export const DuplicateOfAnother: Story = {
  name: 'Job to duplicate not found',
  tags: ['state'],
  parameters: { at: `/post?copy=${jobs.applied}` },
  play: async ({ canvas }) => {
    await canvas.findByText('You can’t duplicate that job.')
    await expect(canvas.getByLabelText('Job title')).toHaveValue('')
  },
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('categories/fetch'),
  play: saysOffline('We couldn’t load currencies and categories.'),
}

export const LoadError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('categories/fetch'),
  play: says('We couldn’t load currencies and categories.'),
}

/** A copy of the job with the longest text. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: '/post?copy=1', as: extremes.company, scenario: 'extremes' },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Job title')),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: `/post?copy=${jobs.otherScript}`, ...withJobsInOtherScripts },
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Job title')).toHaveValue(arabicTitle),
}

export const LoadingState: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: unanswered('me'),
  play: saysLoading('Loading the form…'),
}

export const Blank: Story = {
  name: 'Empty',
  tags: ['empty'],
  play: fillsIn({ 'Job title': 'off' }),
}
