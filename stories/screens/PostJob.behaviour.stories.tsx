import { expect, userEvent, waitFor, within } from 'storybook/test'
import { follow, isTold } from '../support/flow.ts'
import { openMenu } from '../support/my-jobs.ts'
import { behaviour } from '../support/plays.ts'
import { fill, post } from '../support/post-job.ts'
import states from './PostJob.stories.tsx'

export default { ...states, title: 'Screens/Post a job' }

export const AsksForALocationUnlessRemote = behaviour(async ({ canvas }) => {
  await canvas.findByLabelText('Job title')
  await expect(canvas.getByLabelText('Positions')).toHaveValue('1')
  await expect(canvas.getByRole('radio', { name: /^Active/ })).toBeChecked()
  // Only on-site and hybrid jobs have a location.
  await expect(canvas.queryByLabelText('Location')).toBeNull()
  await userEvent.click(canvas.getByRole('radio', { name: 'On site' }))
  await expect(canvas.getByLabelText('Location')).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: 'Remote' }))
  await expect(canvas.queryByLabelText('Location')).toBeNull()
})

/** The field shows the specified message until the range is valid (product: validation). */
export const RejectsAReversedSalaryRange = behaviour(async ({ canvas }) => {
  await fill(canvas)
  await userEvent.type(canvas.getByLabelText(/^Salary from/), '50,000')
  await userEvent.type(canvas.getByLabelText(/^Salary to/), '40000')
  await post(canvas)
  await expect(canvas.getByLabelText(/^Salary to/)).toHaveAccessibleDescription(
    'Salary to should be greater than salary from.',
  )
  await userEvent.type(canvas.getByLabelText(/^Salary to/), '0')
  await expect(canvas.queryByText('Salary to should be greater than salary from.')).toBeNull()
})

/** A new job is pending, and My jobs explains what that means. */
export const PostsAJob = behaviour(async ({ canvas }) => {
  await fill(canvas)
  await post(canvas)
  const row = await canvas.findByRole('row', { name: /Harbour pilot/ })
  await expect(within(row).getByText('Pending')).toBeVisible()
  await expect(canvas.getByText('Pending jobs are waiting for review.')).toBeVisible()
  await isTold('Post Job')
})

/** Duplicating a job keeps the draft of a new job and links to it; the copy has a separate draft. */
export const DuplicatesAJobBesideAnotherDraft = behaviour(async ({ canvas }) => {
  const title = async () => await canvas.findByLabelText('Job title')
  await userEvent.type(await title(), 'Harbour pilot')
  await userEvent.click(canvas.getByRole('link', { name: 'Duplicate an earlier job' }))
  await openMenu(canvas, 'Terminal planner')
  await follow(canvas, 'Duplicate')
  await waitFor(async () => expect(await title()).toHaveValue('Terminal planner'))
  await expect(canvas.getByText('Harbour pilot')).toBeVisible()
  await userEvent.type(await title(), ' at night')
  await userEvent.click(canvas.getByRole('link', { name: 'Go to the draft' }))
  await waitFor(async () => expect(await title()).toHaveValue('Harbour pilot'))
})
