import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { address, clash, save, saveElsewhere, title } from '../support/edit-job.ts'
import {
  arrive,
  callAs,
  expire,
  follow,
  isTold,
  opened,
  press,
  retype,
  timesCalled,
} from '../support/flow.ts'
import { openMenu } from '../support/my-jobs.ts'
import { behaviour } from '../support/plays.ts'
import { failing, type Meta, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Edit a job/Saving',
  parameters: { at: address, as: personas.harbour },
} satisfies Meta

/** The form keeps the values until they are saved. Then the job's page shows them. */
export const SavesAfterAnErrorAndANetworkFailure = behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  runtime.options = { ...calmNetwork, ...failing('jobs/update').network }
  await save(canvas)
  await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
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

export const Preview = behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await press(canvas, 'Preview')
  const dialog = await opened('dialog', 'Preview')
  await expect(dialog.getByRole('heading', { name: 'Night planner' })).toBeVisible()
  await expect(dialog.getByText('Rotterdam, Netherlands', { exact: false })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus())
})

/** Another tab has changed other fields. The form shows them, and saving keeps both changes. */
export const ConflictInOtherFields = behaviour(async ({ canvas }) => {
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
export const ConflictInTheSameField = behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await saveElsewhere(jobs.open, { title: 'Day planner' })
  await save(canvas)
  await clash(canvas)
  await press(canvas, 'Reload')
  await expect(await title(canvas)).toHaveValue('Day planner')
  await expect(await title(canvas)).toHaveFocus()
})

/** The job is not approved while it is being edited. Saving would now resubmit it, so the form asks first. */
export const NotApprovedWhileEditing = behaviour({ at: `/jobs/${jobs.pending}/edit` }, async ({ canvas }) => {
  await title(canvas)
  await expect(canvas.getByText(/stays in review/)).toBeVisible()
  await runtime.mutate(({ tx }) => tx.jobs.patch(jobs.pending, { state: 'cancelled' }))
  await save(canvas)
  await expect(await canvas.findByText(/Save again to resubmit it for review\./)).toBeVisible()
  await press(canvas, 'Save and resubmit')
  await expect(await canvas.findByText('This job is waiting for review.')).toBeVisible()
})

/** The form keeps the values until the next login (rules 12). */
export const ExpiredSession = behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await expire(personas.harbour)
  await save(canvas)
  await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
  await expect(await title(canvas)).toHaveValue('Night planner')
})

/** An unsaved draft is restored, and can be discarded. */
export const RestoresADraft = behaviour(async ({ canvas }) => {
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
export const DraftOfAnOlderVersion = behaviour(
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
export const DeletedWhileEditing = behaviour(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner')
  await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
  await save(canvas)
  await canvas.findByRole('group', { name: 'This job was deleted.' })
  await expect(await title(canvas)).toHaveValue('Night planner')
})
