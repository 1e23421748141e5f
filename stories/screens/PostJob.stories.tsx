import { expect, userEvent } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { follow, opened } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { fill, post } from '../support/post-job.ts'
import type { Meta } from '../support/story.ts'

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
