import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { callAs, isTold } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'
import { heading } from '../support/job-detail.ts'

const meta = { title: 'Screens/Job/Applying' } satisfies Meta

export default meta
type Story = StoryObj

export const WithoutCv: Story = {
  name: 'Apply form, no CV',
  tags: ['error'],
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Upload and apply' }))
        await expect(canvas.getByRole('group', { name: /check what you entered/ })).toHaveFocus()
        await expect(canvas.getByLabelText('CV')).toHaveAccessibleDescription(/Choose a PDF\./)
      },
    },
  ),
}

export const Applying: Story = {
  name: 'Uploads a CV and applies',
  tags: ['behaviour'],
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name: 'Upload another CV' }))
        const file = new File(['%PDF-1.7\n%%EOF'], 'Quay_planning.pdf', { type: 'application/pdf' })
        await userEvent.upload(canvas.getByLabelText('CV'), file)
        await expect(canvas.getByLabelText('CV title')).toHaveValue('Quay planning')
        await userEvent.click(canvas.getByRole('button', { name: 'Upload and apply' }))
        await expect(await heading(canvas, 2, 'Your application')).toHaveFocus()
        await expect(canvas.getByText(/With your CV/)).toHaveTextContent('Quay planning')
      },
    },
  ),
}

/** The server refuses a second application, and the page shows the first one (rules 19). */
export const AppliedElsewhere: Story = {
  name: 'Shows an application made in another tab',
  tags: ['behaviour'],
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const radio = await canvas.findByRole('radio', { name: /^Service design/ })
        const cv = radio instanceof HTMLInputElement ? radio.value : ''
        await callAs(personas.ada, 'jobs/apply', { id: String(jobs.open), cv_id: cv })
        const form = within(canvas.getByRole('form', { name: 'Apply for this job' }))
        await userEvent.click(form.getByRole('button', { name: 'Apply' }))
        await isTold('Error', 'You’ve already applied for this job. You can see it under My applications.')
        await waitFor(async () => expect(await heading(canvas, 2, 'Your application')).toHaveFocus())
      },
    },
  ),
}

/** The form disappears, and the heading of its section takes focus. */
export const ClosedWhileApplying: Story = {
  name: 'Reports that the job has closed',
  tags: ['behaviour'],
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const form = within(await canvas.findByRole('form', { name: 'Apply for this job' }))
        await runtime.mutate(({ tx }) => void tx.jobs.patch(jobs.open, { status: 'in_active' }))
        await userEvent.click(form.getByRole('button', { name: 'Apply' }))
        await isTold('Error', 'This job is closed to applications. It may open again later.')
        await waitFor(() => expect(canvas.queryByRole('form', { name: 'Apply for this job' })).toBeNull())
        await expect(await heading(canvas, 2, 'Apply for this job')).toHaveFocus()
      },
    },
  ),
}

/** A failed call reverts the button. */
export const FollowError: Story = {
  name: 'Reports a failed follow',
  tags: ['behaviour'],
  ...screen(
    `/jobs/${jobs.open}`,
    {
      as: personas.newcomer,
      network: { faults: [{ call: 'followers/toggle', kind: 'network', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: /^Follow / }))
        await canvas.findByText('Not saved. Try again.')
        await expect(canvas.getByRole('button', { name: /^Follow / })).toHaveAttribute(
          'aria-pressed',
          'false',
        )
      },
    },
  ),
}
