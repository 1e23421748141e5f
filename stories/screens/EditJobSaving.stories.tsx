import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { arrive, callAs, isTold, opened, press, timesCalled } from '../support/flow.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Edit a job/Saving' } satisfies Meta

export default meta
type Story = StoryObj

const address = `/jobs/${jobs.open}/edit`

const title = async (canvas: Canvas) => await canvas.findByLabelText('Job title')

const save = async (canvas: Canvas) => await press(canvas, /^Save/)

/** Replaces the text of a field. */
async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

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

const clash = async (canvas: Canvas) =>
  await canvas.findByRole('group', { name: /^This job has changed since you opened it\./ })

/** The job's page shows the saved values. */
export const Saved: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await save(canvas)
        await arrive(canvas, 'Night planner')
        await isTold('Update Job', 'Job saved.')
        await expect(await canvas.findByRole('tab', { name: 'Job details' })).toHaveAttribute(
          'aria-selected',
          'true',
        )
        await expect(canvas.getByText('Approved')).toBeVisible()
      },
    },
  ),
  name: 'Saves a job',
  tags: ['behaviour'],
}

/** The field shows the specified message, and no call is made (product: validation). */
export const SalaryRangeReversed: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await title(canvas)
        await retype(canvas.getByLabelText(/^Salary to/), '45,999')
        const before = timesCalled('jobs/fetch-single')
        await save(canvas)
        await expect(canvas.getByLabelText(/^Salary to/)).toHaveAccessibleDescription(
          'Salary to should be greater than salary from.',
        )
        await expect(timesCalled('jobs/fetch-single')).toBe(before)
        await expect(timesCalled('jobs/update')).toBe(0)
      },
    },
  ),
  name: 'Rejects a reversed salary range',
  tags: ['behaviour'],
}

export const Validation: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await userEvent.clear(await title(canvas))
        await userEvent.clear(canvas.getByLabelText('Location'))
        await retype(canvas.getByLabelText('Positions'), '0')
        await save(canvas)
        const summary = await canvas.findByRole('group', { name: 'Please check what you entered' })
        await waitFor(() => expect(summary).toHaveFocus())
        await expect(within(summary).getAllByRole('link')).toHaveLength(3)
        await userEvent.click(within(summary).getByRole('link', { name: 'Say where the job is.' }))
        await expect(canvas.getByLabelText('Location')).toHaveFocus()
        // Only on-site and hybrid jobs need a location.
        await userEvent.click(canvas.getByRole('radio', { name: 'Remote' }))
        await expect(canvas.queryByLabelText('Location')).toBeNull()
        await expect(within(summary).getAllByRole('link')).toHaveLength(2)
      },
    },
  ),
  name: 'Validates required fields',
  tags: ['behaviour'],
}

/** The server rejects a field with its own message, and the form keeps the values. */
export const Rejected: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await runtime.mutate(({ tx }) => tx.settings.patch(1, { currencies: ['CHF'] }))
        await save(canvas)
        await waitFor(() =>
          expect(canvas.getByLabelText('Currency')).toHaveAccessibleDescription(
            'Choose a currency from the list.',
          ),
        )
        await expect(await title(canvas)).toHaveValue('Night planner')
      },
    },
  ),
  name: 'Rejected field',
  tags: ['behaviour'],
}

export const ServerError: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        runtime.options = {
          ...calmNetwork,
          faults: [{ call: 'jobs/update', kind: 'error-500', times: null }],
        }
        await save(canvas)
        await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
        await expect(await title(canvas)).toHaveValue('Night planner')
        runtime.options = calmNetwork
        await save(canvas)
        await arrive(canvas, 'Night planner')
      },
    },
  ),
  name: 'Saves again after an error',
  tags: ['behaviour'],
}

/** The form reports a network failure and keeps the values. */
export const ConnectionLostWhileSaving: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        runtime.options = {
          ...calmNetwork,
          faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }],
        }
        await save(canvas)
        await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
        await expect(await title(canvas)).toHaveValue('Night planner')
        await expect(timesCalled('jobs/update')).toBe(0)
      },
    },
  ),
  name: 'Keeps the values offline',
  tags: ['behaviour'],
}

export const Preview: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await press(canvas, 'Preview')
        const dialog = await opened('dialog', 'Preview')
        await expect(dialog.getByRole('heading', { name: 'Night planner' })).toBeVisible()
        await expect(dialog.getByText('Rotterdam, Netherlands', { exact: false })).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus())
      },
    },
  ),
  tags: ['behaviour'],
}

/** Another tab has changed other fields. The form shows them, and saving keeps both changes. */
export const Conflict: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
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
      },
    },
  ),
  name: 'Merges a conflict',
  tags: ['behaviour'],
}

/** Two tabs changed the title. The other tab's title is overwritten only after a confirmation. */
export const ConflictInOneField: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await saveElsewhere(jobs.open, { title: 'Day planner' })
        await save(canvas)
        await clash(canvas)
        await expect(await title(canvas)).toHaveValue('Night planner')
        await press(canvas, 'Reload')
        await expect(await title(canvas)).toHaveValue('Day planner')
        await expect(await title(canvas)).toHaveFocus()
        await retype(await title(canvas), 'Night planner')
        await saveElsewhere(jobs.open, { title: 'Planner' })
        await save(canvas)
        await clash(canvas)
        await press(canvas, 'Save mine')
        await arrive(canvas, 'Night planner')
      },
    },
  ),
  name: 'Conflict in the same field',
  tags: ['behaviour'],
}

const clashOpen: Story['play'] = async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner for the terminal at the western basin')
  await saveElsewhere(jobs.open, { title: 'Day planner', description: 'Shorter.', salary_to: '60000' })
  await save(canvas)
  await clash(canvas)
}

export const ConflictNarrow: Story = {
  ...screen(address, { as: personas.harbour }, { globals: narrow, play: clashOpen }),
  name: 'Conflict, narrow',
  tags: ['state'],
}

export const ConflictDark: Story = {
  ...screen(address, { as: personas.harbour }, { globals: { theme: 'dark' }, play: clashOpen }),
  name: 'Conflict, dark',
  tags: ['state'],
}

/** Saving a job that was not approved resubmits it, and the form says so (rules 13). */
export const Cancelled: Story = {
  ...screen(
    `/jobs/${jobs.cancelled}/edit`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await title(canvas)
        await expect(canvas.getByText('This job was not approved.')).toBeVisible()
        await press(canvas, 'Save and resubmit')
        await expect(await canvas.findByText('This job is waiting for review.')).toBeVisible()
      },
    },
  ),
  name: 'Resubmits a job',
  tags: ['behaviour'],
}

/** The job is not approved while it is being edited. Saving would now resubmit it, so the form asks first. */
export const NotApprovedWhileEditing: Story = {
  ...screen(
    `/jobs/${jobs.pending}/edit`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await title(canvas)
        await expect(canvas.getByText(/stays in review/)).toBeVisible()
        await runtime.mutate(({ tx }) => tx.jobs.patch(jobs.pending, { state: 'cancelled' }))
        await save(canvas)
        await expect(await canvas.findByText(/Save again to resubmit it for review\./)).toBeVisible()
        await press(canvas, 'Save and resubmit')
        await expect(await canvas.findByText('This job is waiting for review.')).toBeVisible()
      },
    },
  ),
  name: 'Not approved while editing',
  tags: ['behaviour'],
}

/** An unsaved draft is restored, and can be discarded. */
export const SavedDraft: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await userEvent.click(
          within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
            name: 'My jobs',
          }),
        )
        await userEvent.click(await canvas.findByRole('link', { name: 'Edit Terminal planner' }))
        await expect(await title(canvas)).toHaveValue('Night planner')
        await expect(canvas.getByText(/We restored your draft/)).toBeVisible()
        await press(canvas, 'Start over')
        await expect(await title(canvas)).toHaveValue('Terminal planner')
        await expect(canvas.queryByText(/We restored your draft/)).toBeNull()
      },
    },
  ),
  name: 'Restores a draft',
  tags: ['behaviour'],
}

/** Someone saved the job after the draft was stored. The form says so, and can return to the saved job. */
export const DraftOfAnOlderVersion: Story = {
  ...screen(
    address,
    {
      as: personas.harbour,
      prepare: () => {
        const stored = {
          owner: personas.harbour,
          savedAt: new Date().toISOString(),
          values: { title: 'Night planner' },
          before: { title: 'Planner' },
        }
        localStorage.setItem(`fieldwork.draft.edit-job.${jobs.open}`, JSON.stringify(stored))
        return Promise.resolve()
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(await title(canvas)).toHaveValue('Night planner')
        await expect(canvas.getByText('This job has changed since you opened it.')).toBeVisible()
        await press(canvas, 'Start over')
        await expect(await title(canvas)).toHaveValue('Terminal planner')
        await save(canvas)
        await arrive(canvas, 'Terminal planner')
      },
    },
  ),
  name: 'Draft of an older version',
  tags: ['behaviour'],
}

/** The job is deleted in another tab during editing. The form says so and keeps the values. */
export const DeletedWhileEditing: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
        await save(canvas)
        await canvas.findByRole('group', { name: 'This job was deleted.' })
        await expect(await title(canvas)).toHaveValue('Night planner')
      },
    },
  ),
  name: 'Deleted while editing',
  tags: ['behaviour'],
}

/** The session expires during editing. The form keeps the values until the next login (rules 12). */
export const ExpiredSession: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await retype(await title(canvas), 'Night planner')
        await runtime.mutate(({ tx }) => {
          for (const { id } of tx.sessions.by('account_id', personas.harbour)) tx.sessions.remove(id)
        })
        await save(canvas)
        await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
        await expect(await title(canvas)).toHaveValue('Night planner')
        await save(canvas)
        await isTold('Error')
        await expect(await title(canvas)).toHaveValue('Night planner')
      },
    },
  ),
  name: 'Expired session',
  tags: ['not-allowed'],
}
