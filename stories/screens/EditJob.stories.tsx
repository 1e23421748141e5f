import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import {
  retype,
  timesCalled,
  arrive,
  callAs,
  expire,
  follow,
  isTold,
  opened,
  press,
} from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { type Meta, failing, unreachable, type Canvas } from '../support/story.ts'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { runtime } from '../support/backend.ts'
import { openMenu } from '../support/my-jobs.ts'

const address = `/jobs/${jobs.open}/edit`

const title = async (canvas: Canvas) => await canvas.findByLabelText('Job title')

const save = async (canvas: Canvas) => await press(canvas, /^Save/)

/** Saves the job with some fields changed, as another tab would. */
async function saveElsewhere(id: number, change: Record<string, string>) {
  const job = await runtime.read(({ tx }) => tx.jobs.need(id))
  await callAs(job.account_id, 'jobs/update', {
    id: String(id),
    title: job.title,
    type: job.type,
    location: job.location ?? '',
    category: job.category,
    nature: job.nature,
    currency: job.currency,
    salary_from: String(job.salary_from ?? ''),
    salary_to: String(job.salary_to ?? ''),
    vacancies: String(job.vacancies),
    description: job.description,
    status: job.status,
    ...change,
  })
}

/** Returns the notice of the conflict, which says it once. */
async function clash(canvas: Canvas) {
  await canvas.findByText('This job has changed since you opened it.')
  return canvas.getByRole('group', { name: 'This job has changed since you opened it.' })
}

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

/** The form keeps the values until they are saved. Then the job's page shows them. */
export const SavesAfterAnErrorAndANetworkFailure = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  runtime.options = { ...calmNetwork, ...failing('jobs/update').network }
  await save(canvas)
  await isTold('Error')
  await expect(await title(canvas)).toHaveValue('Night planner')
  runtime.options = { ...calmNetwork, ...unreachable('jobs/fetch-single').network }
  await save(canvas)
  await waitFor(() => expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus())
  runtime.options = calmNetwork
  await save(canvas)
  await arrive(canvas, 'Night planner')
  await isTold('Update Job', 'Job saved.')
  const details = await canvas.findByRole('tab', { name: 'Job details' })
  await expect(details).toHaveAttribute('aria-selected', 'true')
  await expect(canvas.getByText('Approved')).toBeVisible()
})

export const Preview = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await press(canvas, 'Preview')
  const dialog = await opened('dialog', 'Preview')
  await expect(dialog.getByRole('heading', { name: 'Night planner' })).toBeVisible()
  await expect(dialog.getByText('Rotterdam, Netherlands', { exact: false })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus())
})

/** Another tab has changed other fields. The form shows them, and saving keeps both changes. */
export const ConflictInOtherFields = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await saveElsewhere(jobs.open, { vacancies: '7', status: 'in_active' })
  await save(canvas)
  await waitFor(async () => expect(await clash(canvas)).toHaveFocus())
  await expect(timesCalled('jobs/update')).toBe(1)
  await expect(await title(canvas)).toHaveValue('Night planner')
  await expect(canvas.getByLabelText('Positions')).toHaveValue('7')
  await expect(canvas.getByRole('radio', { name: /^Paused/ })).toBeChecked()
  await press(canvas, 'Save mine')
  await arrive(canvas, 'Night planner')
  await expect(await canvas.findByText('This job is paused.')).toBeVisible()
})

/** Two tabs changed the title. */
export const ConflictInTheSameField = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await saveElsewhere(jobs.open, { title: 'Day planner' })
  await save(canvas)
  await clash(canvas)
  await press(canvas, 'Reload')
  await expect(await title(canvas)).toHaveValue('Day planner')
  await expect(await title(canvas)).toHaveFocus()
})

/** The job is not approved while it is being edited. Saving would now resubmit it, so the form asks first. */
export const NotApprovedWhileEditing = story.behaviour(
  { at: `/jobs/${jobs.pending}/edit` },
  async ({ canvas }) => {
    await title(canvas)
    await expect(canvas.getByText(/stays in review/)).toBeVisible()
    await runtime.mutate(({ tx }) => tx.jobs.patch(jobs.pending, { state: 'cancelled' }))
    await save(canvas)
    await expect(await canvas.findByText(/Save again to resubmit it for review\./)).toBeVisible()
    await press(canvas, 'Save and resubmit')
    await expect(await canvas.findByText('This job is waiting for review.')).toBeVisible()
  },
)

/** The form keeps the values until the next login (rules 12). */
export const ExpiredSession = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await expire(personas.harbour)
  await save(canvas)
  await canvas.findByText(/^Your session has expired/)
  await expect(await title(canvas)).toHaveValue('Night planner')
})

/** An unsaved draft is restored, and can be discarded. */
export const RestoresADraft = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await userEvent.click(
    within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
      name: 'My jobs',
    }),
  )
  await openMenu(canvas, 'Terminal planner')
  await follow(canvas, 'Edit')
  await expect(await title(canvas)).toHaveValue('Night planner')
  await expect(canvas.getByText(/We restored your draft/)).toBeVisible()
  await press(canvas, 'Start over')
  await expect(await title(canvas)).toHaveValue('Terminal planner')
  await expect(canvas.queryByText(/We restored your draft/)).toBeNull()
})

/** Someone saved the job after the draft was stored. The form says so, and can return to the saved job. */
export const DraftOfAnOlderVersion = story.behaviour(
  {
    prepare: () => {
      const stored = {
        owner: personas.harbour,
        savedAt: new Date().toISOString(),
        values: { title: 'Night planner' },
        before: { title: 'Planner' },
      }
      localStorage.setItem(`fieldwork.draft.edit-job.${jobs.open}`, JSON.stringify(stored))
    },
  },
  async ({ canvas }) => {
    await expect(await title(canvas)).toHaveValue('Night planner')
    await expect(canvas.getByText('This job has changed since you opened it.')).toBeVisible()
    await press(canvas, 'Start over')
    await expect(await title(canvas)).toHaveValue('Terminal planner')
    await save(canvas)
    await arrive(canvas, 'Terminal planner')
  },
)

/** The job is deleted in another tab during editing. The form says so and keeps the values. */
export const DeletedWhileEditing = story.behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
  await save(canvas)
  await canvas.findByRole('group', { name: 'This job was deleted.' })
  await expect(await title(canvas)).toHaveValue('Night planner')
})
