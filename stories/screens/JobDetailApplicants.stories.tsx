import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { opened, press } from '../support/flow.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, narrow, offline, type Play, type Story, unanswered } from '../support/story.ts'
import { applicants, arrived, cvIsShown } from '../support/job-detail.ts'

export default {
  title: 'Screens/Job/Applicants',
  parameters: { at: `/jobs/${jobs.crowded}`, as: personas.harbour },
} satisfies Meta

/** The job has loaded, and a search for applicants is about to start. */
const searching = { at: `/jobs/${jobs.crowded}?tab=details&search=ek` }

/** Opens the applicants of `searching` in another network. */
function then(network: { network: Partial<typeof runtime.options> }, play: Play): Play {
  return async (context) => {
    const tab = await context.canvas.findByRole('tab', { name: /^Applicants/ })
    runtime.options = { ...runtime.options, ...network.network }
    await userEvent.click(tab)
    await play(context)
  }
}

/** The list, with a line from each profile. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(within(await applicants(canvas)).getAllByRole('row')).toHaveLength(26)
    await expect(canvas.getByText('Views')).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Bo Ek/ })
    await expect(within(row).getByText('Carpenter.')).toBeVisible()
    const offer = canvas.getByRole('region', { name: /^Feature this job/ })
    await expect(row.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: {
    at: `/jobs/${jobs.crowded}?tab=applicants`,
    prepare: ({ tx }) => {
      for (const { id } of tx.applications.by('job_id', jobs.crowded)) tx.applications.remove(id)
    },
  },
  play: says('No applicants yet'),
}

export const EmptySearch: Story = {
  name: 'No applicants found',
  tags: ['empty'],
  parameters: { at: `/jobs/${jobs.crowded}?search=nobody` },
  play: says('No applicant matches this search and status.'),
}

export const LoadingState: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: searching,
  play: then(unanswered('jobs/fetch-single'), saysLoading('Loading the applicants…')),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: searching,
  play: then(failing('jobs/fetch-single'), says('We couldn’t load the applicants.')),
}

export const StatusNotSaved: Story = {
  name: 'Status not saved, offline',
  tags: ['offline'],
  parameters: offline('jobs/change-application-status'),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Status of Bo Ek' }),
      'Shortlisted',
    )
    await canvas.findByText('We couldn’t save the status of Bo Ek.')
  },
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: searching,
  play: then(offline('jobs/fetch-single'), saysOffline('We couldn’t load the applicants.')),
}

/** Links to applicants are in emails; without a login, they lead to the job alone. */
export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { at: `/jobs/${jobs.crowded}?view=board`, as: 'visitor' },
  play: async ({ canvas }) => {
    await arrived(canvas)
    await expect(canvas.queryByRole('region', { name: 'Applicants' })).toBeNull()
  },
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: '/jobs/1', as: extremes.company, scenario: 'extremes' },
  play: async ({ canvas }) => void (await applicants(canvas)),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: {
    prepare: ({ tx }) => {
      const [first] = tx.applications.by('account_id', personas.rightToLeft)
      if (first) tx.applications.patch(first.id, { job_id: jobs.crowded })
    },
  },
  play: async ({ canvas }) => expect(await applicants(canvas)).toHaveTextContent(/\p{Script=Arabic}/u),
}

/** The panel covers the list, so it shows the last change itself. */
export const DecidesNarrow: Story = {
  name: 'Open applicant after a decision, narrow',
  tags: ['state'],
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(within(await applicants(canvas)).getByRole('button', { name: 'Bo Ek' }))
    await press(await opened('dialog', 'Bo Ek'), 'Not considered and next')
    const next = await opened('dialog', 'Grzegorz Niezgódka')
    await expect(await next.findByText('Bo Ek moved to Not considered.')).toBeVisible()
    await press(next, 'Undo')
    await waitFor(() => expect(next.queryByText('Bo Ek moved to Not considered.')).toBeNull())
    await expect(next.getByRole('button', { name: 'Shortlist and next' })).toHaveFocus()
  },
}

/** The filter leaves only applicants with one status, so only the column of that status appears. */
export const BoardOfOneStatus: Story = {
  name: 'Board filtered by status',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.crowded}?view=board&status=accepted` },
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: /^Accepted/ })
    await expect(within(column).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText('No applicants')).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^Interviewing/ })).toBeNull()
  },
}

export const Board: Story = {
  name: 'Board',
  tags: ['full'],
  parameters: { at: `/jobs/${jobs.crowded}?view=board` },
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: /^Applied/ })),
}

export const ApplicantOpenNarrow: Story = {
  name: 'Open applicant, narrow',
  tags: ['full'],
  parameters: { at: `/jobs/${jobs.crowded}?status=accepted` },
  globals: narrow,
  play: async ({ canvas }) => {
    // The filters scroll sideways to the chosen one.
    const chip = await canvas.findByRole('button', { pressed: true, name: /^Accepted/ })
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThan(window.innerWidth))
    const [first] = within(await applicants(canvas)).getAllByRole('button')
    if (!first) throw new Error('There are no applicants.')
    await expect(canvas.getAllByText('Accepted', { selector: '[role=cell] span' })[0]).toBeVisible()
    await userEvent.click(first)
    const panel = await opened('dialog', first.textContent)
    await cvIsShown(panel, first.textContent)
  },
}
