import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, noAlert, noSidewaysScroll, pdf, press } from '../support/flow.ts'
import { arrived, heading } from '../support/job-detail.ts'
import { behaviour } from '../support/plays.ts'
import { type Meta, narrow, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Job/States',
  parameters: { at: `/jobs/${jobs.open}`, as: personas.ada },
} satisfies Meta

/** On a phone, a bar at the bottom leads to the form while neither the first button nor the form is in view. */
export const JumpsToTheFormOnAPhone = behaviour({ globals: narrow }, async ({ canvas }) => {
  await arrived(canvas)
  await expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull()
  canvas.getByRole('heading', { name: 'Responsibilities' }).scrollIntoView()
  const bar = await canvas.findByRole('region', { name: 'Apply' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
  await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull())
  await noSidewaysScroll()
})

/** On wide screens, a button beside the description takes the place of that bar. */
export const JumpsToTheForm = behaviour(async ({ canvas }) => {
  const facts = await arrived(canvas)
  const again = facts.querySelector('button')
  await expect(again).not.toBeVisible()
  const [first] = await canvas.findAllByRole('button', { name: 'Apply' })
  if (first) await userEvent.click(first)
  await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
  window.scrollTo({ top: 450 })
  await waitFor(() => expect(again).toBeVisible())
})

/** The form reports the failure without an alert and keeps the file (rules 37). */
export const UploadsCVAndApplies = behaviour(unreachable('cvs/upload', 1), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Upload another CV' }))
  await userEvent.upload(canvas.getByLabelText('CV'), pdf('Quay_planning.pdf'))
  await expect(canvas.getByLabelText('CV title')).toHaveValue('Quay planning')
  await press(canvas, 'Upload and apply')
  await waitFor(() => expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus())
  await noAlert()
  await press(canvas, 'Upload and apply')
  await expect(await heading(canvas, 2, 'Your application')).toHaveFocus()
  await expect(canvas.getByText(/With your CV/)).toHaveTextContent('Quay planning')
})

/** The form disappears, and the heading of its section takes focus. */
export const ReportsThatTheJobHasClosed = behaviour(async ({ canvas }) => {
  const form = within(await canvas.findByRole('form', { name: 'Apply for this job' }))
  await runtime.mutate(({ tx }) => void tx.jobs.patch(jobs.open, { status: 'in_active' }))
  await userEvent.click(form.getByRole('button', { name: 'Apply' }))
  await isTold('Error', 'This job is closed to applications. It may open again later.')
  await waitFor(() => expect(canvas.queryByRole('form', { name: 'Apply for this job' })).toBeNull())
  await expect(await heading(canvas, 2, 'Apply for this job')).toHaveFocus()
})
