import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { follow, opened, isTold } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import type { Meta, Canvas } from '../support/story.ts'
import { openMenu } from '../support/my-jobs.ts'

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

export default {
  title: 'Screens/Post a job',
  parameters: { at: '/post', as: personas.harbour },
} satisfies Meta

export const Visitor = story.notAllowed({ as: 'visitor' }, 'Log in with a recruiter account to post a job.')

export const RequiredFields = story.state(async ({ canvas }) => {
  await canvas.findByLabelText('Job title')
  await post(canvas)
  await follow(canvas, 'Choose a currency.')
  await expect(canvas.getByLabelText('Currency')).toHaveFocus()
})

export const Preview = story.state(async ({ canvas }) => {
  await fill(canvas)
  await userEvent.type(canvas.getByLabelText(/^Salary from/), '50000')
  await userEvent.type(canvas.getByLabelText(/^Description/), 'Bring ships in.')
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
  const dialog = await opened('dialog', 'Preview')
  await expect(dialog.getByRole('heading', { name: 'Harbour pilot' })).toBeVisible()
  await expect(dialog.getByText(/From €50,000/)).toBeVisible()
})

export const Duplicate = story.full({ at: `/post?copy=${jobs.open}` }, async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Job title')).toHaveValue('Terminal planner')
  await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked()
})

/** Another company's job cannot be duplicated. */
export const DuplicateOfAnother = story.state({ at: `/post?copy=${jobs.applied}` }, async ({ canvas }) => {
  await canvas.findByText('You can’t duplicate that job.')
  await expect(canvas.getByLabelText('Job title')).toHaveValue('')
})

export const Offline = story.offline('categories/fetch', 'We couldn’t load currencies and categories.')
export const LoadError = story.error('categories/fetch', 'We couldn’t load currencies and categories.')

/** A copy of the job with the longest text. */
export const LongText = story.longText(
  { at: '/post?copy=1', as: extremes.company, scenario: 'extremes' },
  story.shows('textbox', 'Job title'),
)

export const OtherScript = story.otherScript(
  { at: `/post?copy=${jobs.otherScript}`, ...withJobsInOtherScripts },
  async ({ canvas }) => expect(await canvas.findByLabelText('Job title')).toHaveValue(arabicTitle),
)

export const LoadingState = story.loading('me', 'Loading the form…')
export const Blank = story.empty(story.fillsIn({ 'Job title': 'off' }))

export const AsksForALocationUnlessRemote = story.behaviour(async ({ canvas }) => {
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
export const RejectsAReversedSalaryRange = story.behaviour(async ({ canvas }) => {
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
export const PostsAJob = story.behaviour(async ({ canvas }) => {
  await fill(canvas)
  await post(canvas)
  const row = await canvas.findByRole('row', { name: /Harbour pilot/ })
  await expect(within(row).getByText('Pending')).toBeVisible()
  await expect(canvas.getByText('Pending jobs are waiting for review.')).toBeVisible()
  await isTold('Post Job')
})

/** Duplicating a job keeps the draft of a new job and links to it; the copy has a separate draft. */
export const DuplicatesAJobBesideAnotherDraft = story.behaviour(async ({ canvas }) => {
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
