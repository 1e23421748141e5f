import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { callAs, isTold } from '../support/flow.ts'
import { heading } from '../support/job-detail.ts'
import { type Meta, offline, type Story } from '../support/story.ts'

export default {
  title: 'Screens/Job/Applying',
  tags: ['behaviour', '!dev'],
  parameters: { at: `/jobs/${jobs.open}`, as: personas.ada },
} satisfies Meta

export const Applying: Story = {
  name: 'Uploads a CV and applies',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Upload another CV' }))
    const file = new File(['%PDF-1.7\n%%EOF'], 'Quay_planning.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('CV'), file)
    await expect(canvas.getByLabelText('CV title')).toHaveValue('Quay planning')
    await userEvent.click(canvas.getByRole('button', { name: 'Upload and apply' }))
    await expect(await heading(canvas, 2, 'Your application')).toHaveFocus()
    await expect(canvas.getByText(/With your CV/)).toHaveTextContent('Quay planning')
  },
}

/** The server refuses a second application, and the page shows the first one (rules 19). */
export const AppliedElsewhere: Story = {
  name: 'Shows an application made in another tab',
  play: async ({ canvas }) => {
    const radio = await canvas.findByRole('radio', { name: /^Service design/ })
    const cv = radio instanceof HTMLInputElement ? radio.value : ''
    await callAs(personas.ada, 'jobs/apply', { id: String(jobs.open), cv_id: cv })
    const form = within(canvas.getByRole('form', { name: 'Apply for this job' }))
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    await isTold('Error', 'You’ve already applied for this job. You can see it under My applications.')
    await waitFor(async () => expect(await heading(canvas, 2, 'Your application')).toHaveFocus())
  },
}

/** The form disappears, and the heading of its section takes focus. */
export const ClosedWhileApplying: Story = {
  name: 'Reports that the job has closed',
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Apply for this job' }))
    await runtime.mutate(({ tx }) => void tx.jobs.patch(jobs.open, { status: 'in_active' }))
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    await isTold('Error', 'This job is closed to applications. It may open again later.')
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Apply for this job' })).toBeNull())
    await expect(await heading(canvas, 2, 'Apply for this job')).toHaveFocus()
  },
}

/** A failed call reverts the button. */
export const FollowError: Story = {
  name: 'Reports a failed follow',
  parameters: { as: personas.newcomer, ...offline('followers/toggle') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Follow / }))
    await canvas.findByText('Not saved. Try again.')
    await expect(canvas.getByRole('button', { name: /^Follow / })).toHaveAttribute('aria-pressed', 'false')
  },
}
