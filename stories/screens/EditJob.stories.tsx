import { expect } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { address, clash, save, saveElsewhere, title } from '../support/edit-job.ts'
import { retype, timesCalled } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Edit a job/States',
  parameters: { at: address, as: personas.harbour },
} satisfies Meta

export const Filled = story.full(async ({ canvas }) => {
  await expect(await title(canvas)).toHaveValue('Terminal planner')
  await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked()
  await expect(canvas.getByLabelText('Location')).toHaveValue('Rotterdam, Netherlands')
  await expect(canvas.getByLabelText(/^Salary from/)).toHaveValue('46000')
  await expect(canvas.getByRole('radio', { name: /^Active/ })).toBeChecked()
  await expect(canvas.getByText('Your job stays approved. We won’t review it again.')).toBeVisible()
  await expect(canvas.queryByText(/We restored your draft/)).toBeNull()
})

export const Visitor = story.notAllowed({ as: 'visitor' }, async ({ canvas }) => {
  await canvas.findByText('Log in with a recruiter account to edit your jobs.')
  await expect(timesCalled('jobs/fetch-single')).toBe(0)
})

export const JobSeeker = story.notAllowed({ as: personas.ada }, /logged in with a job seeker account/)

/** The form shows no values of another company's job (rules 7). */
export const OfAnotherCompany = story.notAllowed({ at: `/jobs/${jobs.applied}/edit` }, async ({ canvas }) => {
  await canvas.findByText('This isn’t one of your jobs.')
  await expect(canvas.queryByLabelText('Job title')).toBeNull()
})

/** Another company's pending job is not found. */
export const NotFound = story.state({ at: `/jobs/${jobs.smallShop}/edit` }, 'Job not found.')
export const Deleted = story.state({ at: `/jobs/${jobs.removed}/edit` }, 'This job was deleted.')
export const LoadingState = story.loading('jobs/fetch-single', 'Loading the form…')
export const ServerError = story.error('jobs/fetch-single', 'We couldn’t load this job.')
export const Offline = story.offline('jobs/fetch-single', 'We couldn’t load this job.')

export const LongText = story.longText(
  { at: '/jobs/1/edit', as: extremes.company, scenario: 'extremes' },
  story.shows('textbox', 'Job title'),
)

export const OtherScript = story.otherScript(
  { at: `/jobs/${jobs.otherScript}/edit`, ...withJobsInOtherScripts },
  async ({ canvas }) => expect(await title(canvas)).toHaveValue(arabicTitle),
)

export const NotApproved = story.state({ at: `/jobs/${jobs.cancelled}/edit` }, 'This job was not approved.')

export const ConflictShown = story.state(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner for the terminal at the western basin')
  await saveElsewhere(jobs.open, { title: 'Day planner', description: 'Shorter.', salary_to: '60000' })
  await save(canvas)
  await clash(canvas)
})
